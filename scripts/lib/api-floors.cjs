'use strict';

/** The floors of the API, lowest first: each may import those before it. */
const API_FLOORS = ['config', 'platform', 'http', 'shop', 'seed'];
/** The folders of the platform, lowest first: each may import those before it. */
const PLATFORM = ['mongo', 'limits'];

module.exports = { API_FLOORS, PLATFORM };
