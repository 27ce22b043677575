import { configure } from '@testing-library/react'

// A second, the default, is short on a busy machine; what is found at once is not waited for.
configure({ asyncUtilTimeout: 10_000 })
