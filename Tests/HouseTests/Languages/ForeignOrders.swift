import Foundation
import HouseSentences

@testable import House

/// Orders in other languages, put together by chance: rooms, kinds, phrasings and times.
struct ForeignOrders {
    let tongue: HouseTongue
    /// By the ids of the rooms.
    let rooms: [(id: String, name: String)]
    /// "%" is where the room stands.
    let orders: [String]
    let times: [String]
    let openings: [String]

    func sentence(_ fuzz: inout SentenceFuzz) -> (text: String, room: String) {
        let room = rooms[Int(fuzz.next() % UInt64(rooms.count))]
        let order = fuzz.pick(orders).replacingOccurrences(of: "%", with: room.name)
        return ("\(order) \(fuzz.pick(times))", room.id)
    }

    func opening(_ fuzz: inout SentenceFuzz) -> String { "\(fuzz.pick(openings)) \(fuzz.pick(times))" }

    static let all = [german, spanish, french]

    static let german = ForeignOrders(
        tongue: .german,
        rooms: [
            ("kitchen", "in der Küche"), ("living", "im Wohnzimmer"), ("hall", "im Flur"),
            ("bedroom", "im Schlafzimmer"),
            ("bathroom", "im Bad"), ("study", "im Arbeitszimmer"),
        ],
        orders: [
            "schalte das Licht % ein", "schalte die Lichter % aus", "mach das Licht % an", "mach alles % aus",
            "mach die Rollläden % zu", "dimme das Licht % auf 20 Prozent", "stell die Heizung % auf 21 Grad",
            "mach das Licht % rot", "alle Lampen % einschalten", "mach es % wärmer", "Licht % aus",
            "dreh die Heizung % herunter", "kannst du % das Licht ausschalten", "mach % Licht", "Lampe % an",
            "alle Lichter % bitte aus", "lass die Rollläden % herunter", "Helligkeit % auf 40",
            "schalte die Lampen % auf 3000 Kelvin", "dunkle das Licht % ab",
        ],
        times: [
            "", "", "", "in zehn Minuten", "um halb acht", "um 7", "morgen um 6:30", "in einer halben Stunde",
            "für 20 Minuten", "am Montag um 7",
        ],
        openings: [
            "schließ die Haustür auf", "entriegle die Haustür", "sperr alle Türen auf", "öffne das Garagentor",
            "mach das Garagentor auf", "schalte den Backofen ein", "stell den Backofen auf 200 Grad",
            "entschärfe die Alarmanlage", "Haustür aufschließen", "bitte die Haustür entriegeln",
        ])

    static let spanish = ForeignOrders(
        tongue: .spanish,
        rooms: [
            ("kitchen", "de la cocina"), ("living", "del salón"), ("hall", "del pasillo"),
            ("bedroom", "del dormitorio"),
            ("bathroom", "del baño"), ("study", "del estudio"),
        ],
        orders: [
            "enciende la luz %", "apaga las luces %", "apaga todas las luces %", "cierra las persianas %",
            "pon la luz % al 20 %", "pon la calefacción % a 21 grados", "pon la luz % en rojo",
            "enciende las lámparas %", "pon la luz %", "quita la luz %", "que se apaguen las luces %",
            "haz que se encienda la luz %", "baja las persianas %", "pon el brillo % al 40",
            "cambia el color de la luz % a azul", "sube la temperatura % a 22",
        ],
        times: [
            "", "", "en diez minutos", "a las siete y media", "mañana a las 6:30", "en media hora", "el lunes a las 7",
        ],
        openings: [
            "desbloquea la puerta principal", "abre la puerta principal", "desbloquea todas las puertas",
            "abre la puerta del garaje", "enciende el horno", "pon el horno a 200 grados", "desarma la alarma",
        ])

    static let french = ForeignOrders(
        tongue: .french,
        rooms: [
            ("kitchen", "de la cuisine"), ("living", "du salon"), ("hall", "du couloir"), ("bedroom", "de la chambre"),
            ("bathroom", "de la salle de bain"), ("study", "du bureau"),
        ],
        orders: [
            "allume la lumière %", "éteins les lumières %", "éteins toutes les lumières %", "ferme les volets %",
            "mets la lumière % à 20 pour cent", "mets le chauffage % à 21 degrés", "mets la lumière % en rouge",
            "allume les lampes %", "mets la lumière %", "coupe les lumières %", "baisse les volets %",
            "règle la luminosité % à 40", "passe la lumière % en bleu", "augmente le chauffage % de 2 degrés",
            "tu peux éteindre la lumière %",
        ],
        times: ["", "", "dans dix minutes", "à sept heures et demie", "demain à 6:30", "dans une demi-heure"],
        openings: [
            "déverrouille la porte d'entrée", "déverrouille toutes les portes", "ouvre la porte du garage",
            "désarme l'alarme", "ouvre le garage",
        ])
}
