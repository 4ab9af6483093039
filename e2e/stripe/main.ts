import { startStripe } from './start.js';

// Runs the stand-in as a process of its own: `npx tsx e2e/stripe/main.ts FOLDER [PORT]`
const [folder, port = '0'] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name a folder for its state');
const { origin } = await startStripe(folder, { port: Number(port) });
console.log(`Stripe's stand-in is open at ${origin}`);
