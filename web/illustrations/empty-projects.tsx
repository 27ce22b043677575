import { scene } from './scene.tsx'

/** An open folder that waits for its first project. */
export const EmptyProjects = scene(
  <>
    <path d="M58 142V58a7 7 0 0 1 7-7h36l12 13h62a7 7 0 0 1 7 7v71Z" fill="#3f444d" />
    <path d="M76 132V76h88v56Z" />
    <path d="M88 90h46m-46 13h34" />
    <path d="M46 142 36 100a6 6 0 0 1 6-8h156a6 6 0 0 1 6 8l-10 42Z" fill="#ffc800" />
    <circle cx="176" cy="54" r="24" />
    <path d="M176 43v22m-11-11h22" strokeWidth="4" />
    <path d="M34 60v12m-6-6h12m166 44 10-6m-14-52 8-6" />
  </>,
)
