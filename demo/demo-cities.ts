import type { Random } from './random.ts'

/** Where offers are found: it steers the choice of cities. */
export type Setting = 'urban' | 'coast' | 'rural' | 'industrial' | 'anywhere'

/** INE code and weight. */
type City = readonly [municipalityId: number, weight: number]

const capitals: readonly City[] = [
  [28079, 34], // Madrid
  [8019, 26], // Barcelona
  [46250, 14], // València
  [41091, 12], // Sevilla
  [50297, 11], // Zaragoza
  [29067, 10], // Málaga
  [48020, 9], // Bilbao
  [30030, 8], // Murcia
  [47186, 7], // Valladolid
  [3014, 7], // Alicante
  [7040, 6], // Palma
  [15030, 6], // A Coruña
  [14021, 5], // Córdoba
  [18087, 6], // Granada
  [35016, 6], // Las Palmas de Gran Canaria
  [38038, 5], // Santa Cruz de Tenerife
  [31201, 6], // Pamplona
  [33044, 5], // Oviedo
  [33024, 5], // Gijón
  [36057, 5], // Vigo
  [39075, 5], // Santander
  [20069, 5], // Donostia
  [1059, 5], // Vitoria-Gasteiz
  [26089, 5], // Logroño
  [9059, 4], // Burgos
  [37274, 4], // Salamanca
  [24089, 3], // León
  [6015, 4], // Badajoz
  [10037, 3], // Cáceres
  [2003, 4], // Albacete
  [45168, 3], // Toledo
  [43148, 3], // Tarragona
  [17079, 3], // Girona
  [25120, 3], // Lleida
  [12040, 3], // Castelló de la Plana
  [4013, 3], // Almería
  [23050, 2], // Jaén
  [21041, 2], // Huelva
  [11012, 2], // Cádiz
  [27028, 2], // Lugo
  [32054, 2], // Ourense
  [51001, 5], // Ceuta
  [52001, 5], // Melilla
  [22125, 2], // Huesca
  [44216, 1], // Teruel
  [42173, 1], // Soria
  [40194, 2], // Segovia
  [16078, 1], // Cuenca
  [49275, 1], // Zamora
  [34120, 2], // Palencia
  [5019, 1], // Ávila
  [13034, 2], // Ciudad Real
  [19130, 2], // Guadalajara
]

const coast: readonly City[] = [
  [7040, 10], // Palma
  [7011, 6], // Calvià
  [29067, 8], // Málaga
  [29069, 5], // Marbella
  [3031, 7], // Benidorm
  [35019, 5], // San Bartolomé de Tirajana
  [38006, 5], // Arona
  [38038, 3], // Santa Cruz de Tenerife
  [43905, 4], // Salou
  [17095, 4], // Lloret de Mar
  [8019, 7], // Barcelona
  [28079, 6], // Madrid
  [41091, 4], // Sevilla
  [46131, 3], // Gandia
  [11015, 3], // Chiclana de la Frontera
  [4079, 3], // Roquetas de Mar
  [36051, 3], // Sanxenxo
  [39035, 2], // Laredo
  [33036, 2], // Llanes
  [20069, 3], // Donostia
  [22130, 2], // Jaca
  [18087, 3], // Granada
  [15078, 3], // Santiago de Compostela
  [30016, 2], // Cartagena
]

const rural: readonly City[] = [
  [6083, 6], // Mérida
  [6044, 5], // Don Benito
  [6011, 4], // Almendralejo
  [10148, 3], // Plasencia
  [4902, 6], // El Ejido
  [30022, 4], // Jumilla
  [30024, 4], // Lorca
  [25120, 4], // Lleida
  [25040, 2], // Balaguer
  [22112, 3], // Fraga
  [22048, 2], // Barbastro
  [50067, 3], // Calatayud
  [31232, 3], // Tudela
  [26036, 3], // Calahorra
  [13082, 4], // Tomelloso
  [13087, 3], // Valdepeñas
  [23092, 3], // Úbeda
  [14038, 3], // Lucena
  [29015, 3], // Antequera
  [9018, 3], // Aranda de Duero
  [24115, 3], // Ponferrada
  [27031, 2], // Monforte de Lemos
  [36024, 2], // Lalín
  [3140, 2], // Villena
  [46131, 2], // Gandia
]

const industrial: readonly City[] = [
  [50297, 9], // Zaragoza
  [19046, 6], // Azuqueca de Henares
  [28065, 7], // Getafe
  [28049, 5], // Coslada
  [28005, 5], // Alcalá de Henares
  [45081, 5], // Illescas
  [8187, 6], // Sabadell
  [8114, 5], // Martorell
  [8101, 5], // L'Hospitalet de Llobregat
  [46220, 4], // Sagunto
  [48020, 6], // Bilbao
  [1059, 6], // Vitoria-Gasteiz
  [20030, 3], // Eibar
  [31201, 4], // Pamplona
  [9059, 4], // Burgos
  [47186, 5], // Valladolid
  [33004, 4], // Avilés
  [39087, 4], // Torrelavega
  [36057, 5], // Vigo
  [41038, 4], // Dos Hermanas
  [30016, 4], // Cartagena
  [13071, 3], // Puertollano
  [43148, 4], // Tarragona
  [26089, 3], // Logroño
  [6083, 3], // Mérida
]

const pools: Record<Setting, readonly (readonly [readonly City[], number])[]> = {
  urban: [
    [capitals, 9],
    [industrial, 1],
  ],
  coast: [
    [coast, 8],
    [capitals, 2],
  ],
  rural: [[rural, 1]],
  industrial: [
    [industrial, 7],
    [capitals, 3],
  ],
  anywhere: [
    [capitals, 7],
    [coast, 1],
    [rural, 1],
    [industrial, 1],
  ],
}

/** A municipality where such work is usual. */
export const pickCity = (random: Random, setting: Setting): number =>
  random.pickWeighted(random.pickWeighted(pools[setting]))
