// Loaded with `--require` by a process that must not outlive the one that started it.
'use strict';

require('./end-with-parent.cjs')();
