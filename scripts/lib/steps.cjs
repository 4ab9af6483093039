'use strict';

const { spawn, spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { once } = require('node:events');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const root = path.join(__dirname, '..', '..');
const bin = path.join(root, 'node_modules', '.bin');
const isWindows = process.platform === 'win32';

/**
 * The environment of the workspace's programs; read at each start, so that a script may add to it. Go's collector, left to
 * itself, takes a third of the compiler's time.
 */
const environment = () => ({
  GOGC: '400',
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
});

/** Where steps and their programs print. */
let output = 'inherit';
let print = console.log;

/** From now on, steps leave the standard output to what comes after them. */
function printToStderr() {
  output = 2;
  print = console.error;
}

const options = () => ({
  cwd: root,
  env: environment(),
  stdio: ['inherit', output, 'inherit'],
  shell: isWindows,
});

/** Installs the dependencies unless those of the current lock file are installed. */
function install() {
  const lock = createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = path.join(root, 'node_modules', '.installed-lock');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === lock) return;
  step('Installing the dependencies', 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  fs.writeFileSync(stamp, lock);
}

/** Runs a program of the workspace and waits; exits when it fails. */
function run(title, program, args) {
  step(title, path.join(bin, program), args);
}

/**
 * Runs a program of the workspace in several lanes at once, and waits for all; exits when a run fails. Ctrl-C reaches
 * them directly, as they share the terminal.
 * @param lanes the arguments of each run of a lane, one after the other whether they fail or not, and their priority if
 * it is not the usual one.
 */
async function runInLanes(title, program, lanes) {
  console.log(`${title} …`);
  const started = Date.now();
  process.on('SIGINT', () => undefined);
  const codes = await Promise.all(lanes.map((lane) => runLane(program, lane)));
  finish(title, started, codes.flat().find((code) => code !== 0) ?? 0);
}

async function runLane(program, { runs, priority }) {
  const codes = [];
  for (const args of runs) {
    const child = spawn(path.join(bin, program), args, options());
    const exited = once(child, 'exit');
    if (priority !== undefined) os.setPriority(child.pid, priority);
    const [code] = await exited;
    codes.push(code === 0 ? 0 : code || 1);
  }
  return codes;
}

/** Runs a script of the workspace with Node and waits; exits when it fails. */
function runNode(title, args) {
  step(title, process.execPath, args);
}

function step(title, command, args) {
  print(`${title} …`);
  const started = Date.now();
  const { status } = spawnSync(command, args, options());
  finish(title, started, status);
}

/** @param status null when a signal ended the step. */
function finish(title, started, status) {
  if (status !== 0) {
    console.error(`${title} failed.`);
    process.exit(status || 1);
  }
  print(`${title}: done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Runs a program of the workspace in place of this one. Ctrl-C reaches it directly. */
function exec(program, args) {
  replaceBy(path.join(bin, program), args, options());
}

/**
 * Runs a script of the workspace with Node in place of this one, as `exec` does.
 * @param added variables of its environment, unless they are set already.
 */
function execNode(script, added) {
  const endWithParent = path.join(__dirname, 'end-with-parent.preload.cjs');
  replaceBy(process.execPath, ['--require', endWithParent, script], {
    cwd: root,
    env: { ...added, ...process.env },
    stdio: 'inherit',
  });
}

function replaceBy(command, args, how) {
  const child = spawn(command, args, how);
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code) => process.exit(code === null ? 1 : code));
}

module.exports = { root, install, run, runInLanes, runNode, exec, execNode, printToStderr };
