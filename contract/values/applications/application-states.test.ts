import { describe, expect, test } from 'vitest'
import {
  APPLICATION_ACTORS,
  APPLICATION_STATES,
  choicesFor,
  isLiveState,
  OPEN_STATES,
  statesBefore,
  TRANSITIONS,
} from './application-states.ts'

const every = APPLICATION_STATES.flatMap((from) =>
  APPLICATION_ACTORS.flatMap((actor) => (TRANSITIONS[from][actor] ?? []).map((to) => ({ from, actor, to }))),
)

describe('The states of an application', () => {
  test('are all reached from the first one', () => {
    const reached = new Set(['enviada'])
    for (let size = 0; size < reached.size;) {
      size = reached.size
      for (const { from, to } of every) if (reached.has(from)) reached.add(to)
    }
    expect([...reached].toSorted()).toEqual([...APPLICATION_STATES].toSorted())
  })

  test('never follow from themselves', () => {
    expect(every.filter(({ from, to }) => from === to)).toEqual([])
  })

  test('are only closed by the system: it rejects nobody', () => {
    expect(new Set(every.filter(({ actor }) => actor === 'sistema').map(({ to }) => to))).toEqual(new Set(['cerrada']))
  })

  test('are withdrawn and sent again by nobody but the candidate', () => {
    const own = every.filter(({ to }) => to === 'retirada' || to === 'enviada')
    expect(new Set(own.map(({ actor }) => actor))).toEqual(new Set(['candidato']))
    expect(statesBefore('enviada', 'candidato')).toEqual(['retirada'])
  })

  test('are read only after nobody had read them', () => {
    expect(statesBefore('leida', 'empresa')).toEqual(['enviada'])
  })

  test('in which a person waits are closed with their offer, and those alone', () => {
    expect(OPEN_STATES).toEqual(['enviada', 'leida', 'preseleccionada', 'entrevista'])
    expect(APPLICATION_STATES.filter(isLiveState)).toEqual([...OPEN_STATES, 'contratada'])
  })

  test('that a company may choose are decisions', () => {
    expect(choicesFor('enviada')).toEqual(['preseleccionada', 'entrevista', 'contratada', 'descartada'])
    expect(choicesFor('contratada')).toEqual(['descartada'])
    expect(choicesFor('retirada')).toEqual([])
  })
})
