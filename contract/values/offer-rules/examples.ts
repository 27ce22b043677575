import type { comparedRules } from './compared-rules.ts'
import { fraudExamples } from './fraud-examples.ts'
import { payExamples } from './pay-examples.ts'
import { scamExamples } from './scam-examples.ts'
import { titleExamples } from './titles/title-examples.ts'
import type { RuleName } from './judge-offer.ts'

interface Examples {
  /** The rule finds something in each of these. */
  found: readonly string[]
  /** No rule finds anything in these. */
  innocent: readonly string[]
}

/** Sentences for the rules about words. The rules about titles, salaries and other offers have examples in their tests. */
export const examples: Record<
  Exclude<RuleName, 'low_salary' | 'gendered_title' | keyof typeof comparedRules>,
  Examples
> = {
  ...fraudExamples,
  ...scamExamples,
  ...payExamples,
  ...titleExamples,
  free_mail: {
    found: [
      'Envía tu CV a empleo.rapido@gmail.com',
      'Correo: seleccion_2026 (at) hotmail.com',
      'Escribe a ofertas arroba yahoo punto es',
      'trabajo@outlook.es',
      'Manda el currículum a ＴＲＡＢＡＪＯ@ＧＭＡＩＬ.ＣＯＭ',
      'cv@protonmail.com',
    ],
    innocent: [
      'Envía tu CV a seleccion@panaderia-trigalbor.example',
      'Manejo de Gmail, Outlook y hojas de cálculo.',
      'Migrarás buzones de Outlook a otro servicio.',
      'Mantenimiento de servidores de correo.',
    ],
  },
  age: {
    found: [
      'Buscamos personas de entre 18 y 35 años.',
      'Edad máxima: 30 años.',
      'Hasta 40 años.',
      'Menores de 30 años, abstenerse el resto.',
      'Buscamos gente joven con ganas.',
      'Edad entre veinte y treinta.',
      'De 20 a 35 años, con coche.',
      'No mayores de 45 años.',
      'Límite de edad: 50.',
      'Edad comprendida en la treintena.',
    ],
    innocent: [
      'Hay que ser mayor de 18 años.',
      'Imprescindible ser mayor de edad.',
      'Entre 3 y 5 años de experiencia en obra.',
      'Cuidarás a niños de 3 a 12 años.',
      'Monitor de alumnos de entre 18 y 25 años.',
      'Llevamos más de 30 años en el sector.',
      'Contrato de hasta 3 años de duración.',
      'Acompañarás a personas mayores de 65 años.',
      'Máximo 2 años en el puesto antes de promocionar.',
      'Jóvenes inscritos en Garantía Juvenil de 18 a 29 años.',
    ],
  },
  sex: {
    found: [
      'Se busca chica para atender la barra.',
      'Buscamos una señorita para recepción.',
      'Necesitamos dos hombres para el almacén.',
      'Sexo: femenino.',
      'Personal femenino para la campaña.',
      'Preferiblemente mujer.',
      'Solo hombres.',
      'Imprescindible ser mujer.',
      'Puesto para chicos con fuerza.',
      'Abstenerse mujeres.',
      'Se necesita m\u00adujer para limpieza.',
    ],
    innocent: [
      'Buscamos una persona para atender la barra.',
      'Se busca chico/a para atender la barra.',
      'Buscamos hombres y mujeres con carné.',
      'Dependiente/a de la sección de mujer.',
      'Puesto para hombre o mujer, indistintamente.',
      'Camarero/a (m/f/d)',
      'Experiencia con víctimas de violencia contra la mujer.',
      'Diseñarás ropa de mujer y de hombre.',
      'Técnico/a (h/m) de mantenimiento',
    ],
  },
  looks: {
    found: [
      'Imprescindible buena presencia.',
      'Buen aspecto físico y simpatía.',
      'Se valora buena imagen.',
      'Persona atractiva para eventos.',
      'Envía CV con foto.',
      'Foto de cuerpo entero.',
      'Sin tatuajes ni piercings visibles.',
      'Estatura mínima 1,70.',
      'B u e n a p r e s e n c i a',
      'Busco persona con impecable presencia.',
    ],
    innocent: [
      'Buena presencia en redes sociales de la marca.',
      'Empresa con buena presencia internacional.',
      'Cuidarás la imagen de la tienda y del escaparate.',
      'Ofrecemos un salario atractivo.',
      'Editarás fotos del catálogo.',
      'Presencia en obra tres días por semana.',
      'Higiene personal para manipular alimentos.',
    ],
  },
  nationality: {
    found: [
      'Nacionalidad española, con residencia en Madrid.',
      'Solo españoles.',
      'Imprescindible nacionalidad española.',
      'Abstenerse extranjeros.',
      'Buscamos personas españolas.',
      'No se admiten inmigrantes.',
      'Persona de origen europeo.',
      'Hablar sin acento.',
    ],
    innocent: [
      'Permiso de trabajo si no tienes la nacionalidad española.',
      'Nacionalidad española, europea o permiso de trabajo en vigor.',
      'Nacionalidad europea o tener permiso de residencia y trabajo para Alemania.',
      'Si no tienes la nacionalidad española, necesitas permiso de trabajo en vigor.',
      'Permiso de trabajo en vigor.',
      'Atenderás a clientes de cualquier nacionalidad.',
      'Nacionalidad española o de un Estado de la Unión Europea, como exige la ley de seguridad privada.',
      'Nivel alto de español e inglés.',
      'Imprescindible español nativo o C2.',
      'Empresa española líder en su sector.',
    ],
  },
  family: {
    found: [
      'Indica tu edad, sexo y estado civil.',
      'Persona sin cargas familiares.',
      'Buscamos a alguien sin cargas.',
      'Preferible sin hijos.',
      'Soltero con disponibilidad total.',
      'Indica tu estado civil.',
      'Sin pareja ni ataduras.',
      'No embarazadas.',
    ],
    innocent: [
      'Seleccionamos sin discriminación por razón de edad, sexo, estado civil, religión o discapacidad.',
      'Nadie recibirá un trato menos favorable por su género, estado civil, color u origen.',
      'No se discrimina por edad, género, raza, estado civil, situación familiar ni creencias.',
      'Igualdad de oportunidades, con independencia del sexo, la edad, el estado civil o la nacionalidad.',
      'Comprobarás que la vivienda está libre, sin cargas.',
      'Ayudarás a familias con o sin hijos.',
      'Trabajo sin cargas pesadas.',
      'Horario que permite conciliar con los hijos.',
      'Programa para madres solteras.',
      'Gestionarás las cargas administrativas del centro.',
    ],
  },
}
