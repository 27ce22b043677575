import { createContext } from 'react-router'

/** Takes the text of a rendered page and the pattern of its address. As the body of a Response it would be encoded and decoded several times. */
export const takePageContext = createContext<(page: string, route: string) => void>()
