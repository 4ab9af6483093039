// Preloaded into processes that tests start, so that none outlives a run that was cut off.
'use strict';

require('../../scripts/lib/end-with-parent.cjs')();
