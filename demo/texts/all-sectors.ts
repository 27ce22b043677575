import { administration } from './administration.ts'
import { agriculture } from './agriculture.ts'
import { automotive } from './automotive.ts'
import { banking } from './banking.ts'
import { commerce } from './commerce.ts'
import { construction } from './construction.ts'
import { culture } from './culture.ts'
import { customerCare } from './customer-care.ts'
import { design } from './design.ts'
import { education } from './education.ts'
import { energy } from './energy.ts'
import { engineering } from './engineering.ts'
import { finance } from './finance.ts'
import { health } from './health.ts'
import { hospitality } from './hospitality.ts'
import { humanResources } from './human-resources.ts'
import { industry } from './industry.ts'
import { legal } from './legal.ts'
import { logistics } from './logistics.ts'
import { maintenance } from './maintenance.ts'
import { marketing } from './marketing.ts'
import { science } from './science.ts'
import type { SectorTexts } from './sector-texts.ts'
import { socialServices } from './social-services.ts'
import { sport } from './sport.ts'
import { technology } from './technology.ts'
import { webDevelopment } from './web-development.ts'

/** Every sector with the number of its offers: 593, to which the demo company's own 7 are added. */
export const allSectors: readonly (readonly [SectorTexts, offers: number])[] = [
  [administration, 26],
  [agriculture, 18],
  [customerCare, 24],
  [automotive, 17],
  [banking, 20],
  [science, 18],
  [commerce, 32],
  [construction, 20],
  [culture, 20],
  [sport, 21],
  [webDevelopment, 26],
  [design, 20],
  [education, 21],
  [energy, 20],
  [finance, 24],
  [hospitality, 29],
  [industry, 23],
  [engineering, 23],
  [legal, 18],
  [maintenance, 23],
  [logistics, 27],
  [marketing, 24],
  [humanResources, 20],
  [health, 24],
  [socialServices, 22],
  [technology, 33],
]
