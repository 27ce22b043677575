import { MAIN_ID } from '#web/ui/navigation/skip-link.tsx'
import type { ReactNode } from 'react'
import { RoleMenu } from '#web/frames/menu/role-menu.tsx'
import type { operatorSections } from '#web/frames/menu/texts.ts'
import { menuTexts } from '#web/frames/texts.ts'

interface ManagementPageProps {
  section: (typeof operatorSections)[number]['key']
  title: string
  about?: string
  children: ReactNode
}

/** The frame of every page of operators: the menu, the title and what the page is for. */
export function ManagementPage({ section, title, about, children }: ManagementPageProps) {
  return (
    <div data-bars="rail" className="small:pl-18">
      <RoleMenu of="operator" owner={{ name: menuTexts.management }} current={section} />
      <main id={MAIN_ID} className="page grid grid-cols-1 gap-6 py-6 small:py-8">
        <header className="grid gap-1">
          <h1 className="text-28 font-bold">{title}</h1>
          {about && <p className="text-gray-text">{about}</p>}
        </header>
        {children}
      </main>
    </div>
  )
}
