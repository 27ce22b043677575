import type { AnchorHTMLAttributes, Ref } from 'react'
import { Link, type LinkProps } from 'react-router'

export type AppLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
  ref?: Ref<HTMLAnchorElement>
  prefetch?: LinkProps['prefetch']
  preventScrollReset?: boolean
  replace?: boolean
  state?: LinkProps['state']
}

/** A router link for our own addresses, and a plain anchor for all others. */
export function AppLink({ href, prefetch, preventScrollReset, replace, state, ...rest }: AppLinkProps) {
  if (!/^[/?](?!\/)/.test(href)) return <a href={href} {...rest} />
  return (
    <Link
      to={href}
      {...rest}
      {...(prefetch && { prefetch })}
      {...(preventScrollReset && { preventScrollReset })}
      {...(replace && { replace })}
      state={state}
    />
  )
}
