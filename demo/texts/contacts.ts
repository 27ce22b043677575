/** The contact persons of the demo companies, in their order. No real people. */
export const demoContacts = [
  { name: 'Aurora Santamera Quiles', position: 'Directora de personas' },
  { name: 'Blas Orduño Ferreiro', position: 'Responsable de selección' },
  { name: 'Candela Urrutia Paredes', position: 'Directora de personas' },
  { name: 'Damián Lozoya Prat', position: 'Socio' },
  { name: 'Elisa Torralba Guzmán', position: 'Responsable de administración' },
  { name: 'Fermín Arrieta Solís', position: 'Director del centro' },
  { name: 'Gala Mondéjar Rius', position: 'Jefa de obra y personal' },
  { name: 'Hernán Quesada Bou', position: 'Responsable de tráfico' },
  { name: 'Irene Valcárcel Mesa', position: 'Gerente' },
  { name: 'Julián Sotelo Amor', position: 'Responsable de personal' },
  { name: 'Leonor Ibarra Castaño', position: 'Directora de tiendas' },
  { name: 'Mateo Galván Segura', position: 'Encargado general' },
]

export const rejectionExplanation = 'El NIF que figura en el registro tiene otro último dígito.'

/** A company that the demo operator has suspended, and why. */
export const suspendedCompany = {
  name: 'Servicios Rutavera',
  acronym: 'SRV',
  municipalityId: 46_250,
  legalName: 'Servicios Rutavera, S. L.',
  taxNumber: 'B00000992',
  website: null,
  contactName: 'Nicanor Beltrán Ojeda',
  contactPosition: 'Administrador',
  contactPhone: '910 000 199',
  contactEmail: 'rutavera@gmail.com',
  explanation: 'Cinco personas nos han dicho que les pediste dinero por una formación.',
}
