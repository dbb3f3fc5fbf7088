"""The prompt, at which a whole evening can be played."""
