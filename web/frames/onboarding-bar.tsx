import { useState } from 'react'
import { useSite } from '#web/document/site.ts'
import { menuTexts } from './texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LogoutIcon } from '#web/ui/icons.tsx'
import { TopBar } from '#web/ui/navigation/top-bar.tsx'
import { useLogout } from '#web/session/use-logout.ts'

/** The bar of the pages between sign-up and the new profile: the logo and «Cerrar sesión». */
export function OnboardingBar() {
  const logout = useLogout()
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = () => {
    setIsLeaving(true)
    void logout()
  }
  return (
    <TopBar brandName={useSite()?.brand.name}>
      <Button
        variant="quiet"
        size="small"
        icon={<LogoutIcon className="max-[380px]:hidden" />}
        isPending={isLeaving}
        onClick={leave}
        className="max-small:-mr-2 max-small:px-2!"
      >
        {menuTexts.logout}
      </Button>
    </TopBar>
  )
}
