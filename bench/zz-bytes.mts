import { chromium } from '/work/h/untouched/node_modules/playwright-core/index.mjs';
import { measureFirstLoad, phone } from '/work/h/untouched/bench/measureFirstLoad';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu'] });
for (const path of ['/', '/services', '/team', '/blog', '/admin/login']) {
  const context = await browser.newContext({ ...phone, baseURL: process.env.SITE });
  const page = await context.newPage();
  const { rows, document, scripts, total, requests } = await measureFirstLoad(page, path);
  console.log(path, JSON.stringify({ document, scripts, total, requests }), rows.filter((r)=>r.type==='script').map((r)=>r.path.split('/').slice(-3).join('/')+':'+r.bytes).join(' '));
  await context.close();
}
await browser.close();
