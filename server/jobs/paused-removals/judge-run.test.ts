import { expect, test } from 'vitest'
import { judgeRun } from './judge-run.ts'

const at = (time: string) => new Date(`2026-11-${time}:00Z`)
const run = (lastRun: string, pausedUntil?: string) => ({
  lastRunAt: at(lastRun),
  pausedUntil: pausedUntil ? at(pausedUntil) : null,
})

test.each([
  ['a new installation', undefined, '21T10:00', null],
  ['an hour later', run('21T09:00'), '21T10:00', null],
  ['two days later', run('19T10:00'), '21T10:00', null],
  ['more than two days later', run('19T09:59'), '21T10:00', '23T10:00'],
  ['a corrected clock', run('21T10:59'), '21T10:00', null],
  ['a clock that went back', run('21T11:01'), '21T10:00', '23T10:00'],
  ['while they are paused', run('21T09:00', '22T10:00'), '21T10:00', '22T10:00'],
  ['when the time is over', run('22T09:00', '22T10:00'), '22T10:00', null],
  ['a second gap while they are paused', run('21T09:00', '22T10:00'), '25T10:00', '27T10:00'],
  ['a clock that went back from weeks ahead', run('29T10:00', '30T10:00'), '21T10:00', '23T10:00'],
] as const)('%s', (_case, before, now, pausedUntil) => {
  expect(judgeRun(before, at(now))).toEqual({ lastRunAt: at(now), pausedUntil: pausedUntil && at(pausedUntil) })
})
