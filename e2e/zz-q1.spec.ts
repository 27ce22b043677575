import { expect, test } from './fixtures.ts'
test('own context', async ({ browser }) => { const p = await (await browser.newContext()).newPage(); await p.evaluate(() => console.error('caught in my own')); expect(1).toBe(1) })
test('given page', async ({ page }) => { await page.evaluate(() => { setTimeout(() => { throw new Error('thrown there') }) }); await page.waitForTimeout(50) })
test('silent', async ({ page }) => { await page.evaluate(() => console.log('fine')) })
