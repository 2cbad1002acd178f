import { firstTap, taps } from './bench/firstTap';
for (let i=0;i<4;i++) for (const p of ['/','/services']) for (const o of [8291,8290]) console.log(p,o===8291?'before':'after', JSON.stringify(await firstTap(`http://localhost:${o}${p}`, taps.menu!)));
process.exit(0);
