"""Words that mean nothing of a game by themselves: articles, pronouns, question words and the like.

They are folded, as questions are: without capitals and accents.
"""

ENGLISH = """
    a about after all also am an and any anybody anyone anything are aren as at be because been
    before being but by can cannot cant could couldn d did didn do does doesn doing don done dont
    either else ever every everybody everyone everything exactly for from get gets getting go goes
    going gonna got had happen happened happens has have having he her here hers hey hi him his
    how i id if ill im in into is isn it its ive just let lets like ll m made make makes many may
    maybe me mean means might mine much must my myself need no nobody nope not nothing now of off
    ok okay on one ones only or other others our ours out over please possible quite re really
    right s same say shall she should so some somebody someone something still such sure t than
    thanks that thats the their theirs them then there these they thing things this those though
    to too truly try u um up us use used ve very wanna want was wasn way we well were what whats
    when where whether which while who whom whose why will with without won wont work works would
    yeah yep yes yet you your yours yourself
"""
CZECH = """
    a aby ackoli ahoj ale anebo ani ano asi at az bez bude budem budeme budes budete budou budu by
    bych bychom byl byla byli bylo byly bysme byt ci cili cim co coz da dal dale dalsi deje dela
    delat diky dle do dobre fakt funguje hej hele ho i jak jake jakej jakem jakmile jako jakou
    jaky je jeden jedna jedno jeho jej jeji jen jenom jeste ji jinak jiny jit jo jsem jses jsi
    jsme jsou jste k kam kazdy kde kdo kdy kdyby kdyz ke kolik kolika komu ktera kterak ktere
    ktereho kterem kteri kterou ktery kvuli ma maji mam mame mas mate me mel mela meli mi mit mna
    mne mnou moc moje mozna mozne moznost mu muj muze muzem muzeme muzes muzete muzou muzu my na
    nad nam nami nas nase nasi ne nebo neco nejak nejake nejaky nekdo nekdy nema nemam nemuzu neni
    nesmi nesmim nez nic nich nikdo nikdy nim no o od on ona oni ono pak po pod podle porad potom
    pouze prave prece pred predtim pri pro proc prosim proste proti pry s sam sama sami se si sice
    sme smi smim smime snad spis stalo stane sve svou svuj svych svym ta tady tak take taky takze
    tam te tebe ted teda tedy tem ten tenhle teto ti to tohle toho tohoto tom tomto tomu toto tou
    tu tuhle ty tyhle tyto u udela udelat uz v vadi vam vami vas vase ve vic vlastne vsak vsechno
    vsechny vsichni vubec vy vzdy z za zas zase zda zdali ze znamena zrovna
"""
SLOVAK = """
    a aby ahoj aj ak ake ako akom aku aky ale alebo ani ano asi az bez bol bola boli bolo bude
    budem budeme budes budete budu by byt cez ci cim cize co coho com comu dakujem dalej dalsi
    deje do dobre ej este funguje hej ho i iba ich ide idem im inak iny ja je jeden jedna jedno
    jeho jej jemu k kam kazdy kde keby ked kedy kolki kolko komu kto ktora ktore ktoreho ktorej
    ktori ktorom ktoru ktory ku lebo len ma maju mam mame mas mate me mi mna mnou moct mohol moj
    moja moje moze mozem mozeme mozes mozete mozno mozu mu musi musim musime my na nad nam nami
    nas nasa nase nech nejaka nejake nejako nejaky nema nemam nemozem nesmie nesmiem nez nic nich
    nie nieco niekedy niekto nikdy nikto nim no o od on ona oni ono pod podla potom prave pre
    preco pred predsa pri prosim proste proti robi robit s sa sam sama sami seba si sice skor smie
    smiem smieme som spravi spravit stalo stane ste su svoj svoja svoje svojho svoju ta tak taky
    takze tam tato te teda ten tento teraz tie tieto to toho tom tomto tomu toto tou tu tuto ty u
    uz v vadi vam vami vas vase vela viac vlastne vobec vsak vsetci vsetko vsetky vy vzdy z za zas
    zase ze ziadny znamena
"""
RUSSIAN = """
    а без более будет бы был была были было быть в вам вами вас ваш ваша ваше ваши вдруг ведь весь
    во вобще вообще вот все всегда всего всем всех всю вся вы где да даже делает делать делаю
    делают для до другая другие другого другой его ее ей ему если есть еще ж же за зачем здесь
    значит и из или им именно иначе их к каждый как какая какие какое какой каком какую когда кого
    кому кто куда ли либо лишь мне много мной мог могу могут мое моего моей моем моему можем может
    можете можно мои мой мою моя мы на над надо нам нами нас наш наша наше не него нее ней нельзя
    нем нет нету ни нибудь никогда никто ним них ничего но ну нужно о об обязательно он она они
    оно от очень по под пожалуйста пока после потом потому почему правда при про просто работает
    разве с сам сама сами свое своего своей своем свои своих свой свою своя сделать себе себя
    сейчас скок сколько случилось случится со совсем спасибо та так такая такие такой там те тебе
    тебя тем теперь ти то тогда того тоже той только том тому тот ту тут ты у уж уже хотим хочет
    хочу чего чей чем через что чтоб чтобы чье чьи чья эта эти этим этих это этого этой этом этот
    эту я
"""
SMALL = frozenset(" ".join((ENGLISH, CZECH, SLOVAK, RUSSIAN)).split())
