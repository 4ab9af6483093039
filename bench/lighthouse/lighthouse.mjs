// node lighthouse.mjs [--origin URL] [--dist FOLDER] [--runs 5] [--only home,cart]: Lighthouse with its mobile defaults, medians of the runs.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumPath, median, pagesOf, readOptions, withShop } from './shop.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const METRICS = {
  'FCP s': ['first-contentful-paint', 1_000],
  'LCP s': ['largest-contentful-paint', 1_000],
  'TBT ms': ['total-blocking-time', 1],
  CLS: ['cumulative-layout-shift', 1],
};

/** Bytes of scripts as they travelled, in kB. */
function scriptKilobytes(audits) {
  const requests = audits['network-requests'].details.items;
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_000;
}

async function audit(url, port) {
  const { lhr } = await lighthouse(url, { port, logLevel: 'error' });
  const scores = CATEGORIES.map((name) => [name, lhr.categories[name].score * 100]);
  const metrics = Object.entries(METRICS).map(([name, [id, unit]]) => [
    name,
    lhr.audits[id].numericValue / unit,
  ]);
  return Object.fromEntries([...scores, ...metrics, ['script kB', scriptKilobytes(lhr.audits)]]);
}

function medians(runs) {
  return Object.fromEntries(
    Object.keys(runs[0]).map((name) => [
      name,
      Number(median(runs.map((run) => run[name])).toFixed(2)),
    ]),
  );
}

const options = readOptions();
const chrome = await launch({
  chromePath: chromiumPath(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
});
try {
  await withShop(options, async (origin) => {
    const rows = {};
    for (const [name, path] of Object.entries(await pagesOf(origin))) {
      if (options.only && !options.only.split(',').includes(name)) continue;
      const runs = [];
      for (let run = 0; run < options.runs; run += 1) {
        runs.push(await audit(origin + path, chrome.port));
      }
      rows[name] = medians(runs);
    }
    console.table(rows);
  });
} finally {
  chrome.kill();
}
