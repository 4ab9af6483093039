'use strict';

// Written in old JavaScript: even an outdated Node must be able to run it and report that it is too old.
var wanted = [20, 19];
var found = process.versions.node.split('.').map(Number);

if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < wanted[1])) {
  console.error(
    'The shop needs Node ' +
      wanted.join('.') +
      ' or newer; this is ' +
      process.versions.node +
      '. Get it from nodejs.org.',
  );
  process.exit(1);
}
