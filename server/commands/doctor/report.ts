import type { DoctorFinding, Level } from './finding.ts'
import { reportTexts as texts } from './texts.ts'

export type SectionName = keyof typeof texts.sections

/** The findings for people, or as JSON for programs. Warnings leave it sound. */
export function writeReport(sections: Record<SectionName, DoctorFinding[]>, json: boolean) {
  const filled = (Object.entries(sections) as [SectionName, DoctorFinding[]][]).filter(
    ([, findings]) => findings.length > 0,
  )
  const all = filled.flatMap(([section, findings]) => findings.map((finding) => ({ section, ...finding })))
  const countOf = (level: Level) => all.filter((finding) => finding.level === level).length
  const counts = { wrong: countOf('wrong'), warnings: countOf('warning') }
  const isSound = counts.wrong === 0
  if (json) return { isSound, text: JSON.stringify({ sound: isSound, ...counts, findings: all }, null, 2) }
  const lines = filled.flatMap(([section, findings]) => [texts.sections[section], ...findings.flatMap(linesOf)])
  const end = isSound ? texts.sound : texts.faults(counts.wrong, counts.warnings)
  return { isSound, text: [...lines, end].join('\n') }
}

const linesOf = ({ level, what, todo }: DoctorFinding): string[] => [
  `  ${texts.levels[level]} ${what}`,
  ...(todo ? [texts.todo(todo)] : []),
]
