import { configure } from '@testing-library/react'

// The default of one second is short on a busy machine. An element that is already there needs no waiting.
configure({ asyncUtilTimeout: 20_000 })
