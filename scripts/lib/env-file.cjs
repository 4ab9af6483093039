'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { root } = require('./steps.cjs');

/** Adds the variables of the `.env` file at the root to the environment, as the API does. Needs the dependencies. */
module.exports = function readEnvFile() {
  const file = path.join(root, '.env');
  if (fs.existsSync(file)) require('dotenv').config({ path: file, quiet: true });
};
