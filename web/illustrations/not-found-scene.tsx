import { scene } from './scene.tsx'

/** A small boat off its course, and the lighthouse that shows it the way back. */
export const NotFoundScene = scene(
  <>
    <path d="M74 52 224 18v64Z" fill="#fff6d6" stroke="none" />
    <path d="M48 64h36l10 78H38Z" />
    <path d="m46 82 40 0 3 22H43Zm-5 38h50l3 22H38Z" fill="#ffc800" />
    <path d="M52 40h28v18H52Z" fill="#ffe9a3" />
    <path d="m46 40 20-18 20 18Zm-4 18h48v8H42Z" fill="#3f444d" />
    <path d="M14 142c8-20 26-16 34-12h38c10-8 26-4 32 12Z" fill="#3f444d" />
    <path d="M136 118h72l-12 20h-46Z" fill="#ffc800" />
    <path d="M168 118V66l28 44h-28m-6 0V78l-18 32Z" />
    <path d="M112 142v-6c9-7 19-7 28 0 9 7 19 7 28 0 9-7 19-7 28 0 9 7 19 7 28 0v6Z" />
    <path d="M200 62c-4-14 18-18 18-4 0 9-10 7-10 16m0 8v.1" fill="none" />
  </>,
)
