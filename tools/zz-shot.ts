import { chromium } from 'playwright'
import { findBrowser, launchOptions } from './browser.ts'
const base = process.argv[2] ?? 'http://localhost:5190'
const shots = JSON.parse(process.argv[3] ?? '[]') as {name:string,url:string,w:number,h:number,dark?:boolean,do?:string}[]
const b = await chromium.launch(launchOptions(await findBrowser()))
for (const s of shots) {
  const c = await b.newContext({ viewport:{width:s.w,height:s.h}, colorScheme: s.dark?'dark':'light', hasTouch: s.w<500, isMobile: s.w<500 })
  const p = await c.newPage()
  p.on('console', m => { if (m.type()==='error'||m.type()==='warning') console.log(s.name, m.type(), m.text()) })
  p.on('pageerror', e => console.log(s.name, 'PAGEERROR', e.message))
  await p.goto(base+s.url); await p.waitForTimeout(600)
  if (s.do) await new Function('p', `return (async()=>{${s.do}})()`)(p)
  await p.waitForTimeout(300)
  await p.screenshot({ path: `/tmp/shots/${s.name}.png` })
  await c.close()
}
await b.close()
