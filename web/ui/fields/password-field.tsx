import { useState } from 'react'
import { fieldTexts } from '#web/texts.ts'
import { EyeIcon, EyeOffIcon } from '../icons.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [isShown, setIsShown] = useState(false)
  const toggle = (
    <IconButton
      variant="quiet"
      label={isShown ? fieldTexts.hidePassword : fieldTexts.showPassword}
      icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
      disabled={props.disabled}
      onClick={() => setIsShown(!isShown)}
    />
  )
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={toggle}
    />
  )
}
