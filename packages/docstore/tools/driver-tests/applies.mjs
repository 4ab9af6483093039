/** What the store presents itself as. */
const server = { version: [7, 0, 0], topology: 'replicaset' };

const failPoints = ['failPoint', 'targetedFailPoint'];

/** Whether a test is meant for a server such as this one, without users and without fail points. */
export function applies(file, test) {
  if (test.skipReason !== undefined) return false;
  if (test.operations.some(({ name }) => failPoints.includes(name))) return false;
  return meets(file.runOnRequirements) && meets(test.runOnRequirements);
}

/** One of the alternatives has to fit. */
function meets(alternatives) {
  return !alternatives || alternatives.some(fits);
}

function fits(requirement) {
  const { minServerVersion, maxServerVersion, topologies, auth, csfle, serverParameters } =
    requirement;
  if (minServerVersion && compareVersions(server.version, parts(minServerVersion)) < 0)
    return false;
  if (maxServerVersion && compareVersions(server.version, parts(maxServerVersion)) > 0)
    return false;
  if (topologies && !topologies.includes(server.topology)) return false;
  return !auth && !csfle && !serverParameters;
}

/** A part that is left out stands for any: `7.0` includes `7.0.12`. */
function parts(version) {
  return version.split('.').map(Number);
}

function compareVersions(left, right) {
  for (const [index, part] of right.entries()) {
    const difference = (left[index] ?? 0) - part;
    if (difference !== 0) return difference;
  }
  return 0;
}
