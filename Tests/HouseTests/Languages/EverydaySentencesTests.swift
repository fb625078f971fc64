import Foundation
import HouseSentences
import Testing

@testable import House

/// What people say every day, in other languages: the same as in English comes of it.
@Suite struct `Everyday sentences` {
    private func english(_ sentence: String, _ tongue: HouseTongue) -> String {
        var words = ForeignWords()
        let heard = words.heard(sentence, in: tongue, SentenceFlat.skill, SpokenInvariant.context)
        return heard.map { SentenceNotation.text($0.understood) } ?? "no sentence"
    }

    private func isSame(_ sentence: String, _ tongue: HouseTongue, as meant: String) {
        let wanted = SentenceNotation.text(SentenceFlat.skill.understand(meant, in: SpokenInvariant.context))
        let understood = english(sentence, tongue)
        #expect(understood == wanted, "\(sentence): \(understood), not \(wanted)")
    }

    @Test(arguments: [
        ("Schalte das Licht in der Küche ein", "turn on the light in the kitchen"),
        ("Mach das Licht im Flur aus", "turn off the light in the hall"),
        ("Mach bitte alle Lichter im Wohnzimmer an", "turn on all lights in the living room"),
        ("Licht im Flur an", "light in the hall on"),
        ("Kannst du das Licht im Schlafzimmer ausschalten?", "turn off the light in the bedroom"),
        ("Dimme das Licht im Schlafzimmer auf 20 Prozent", "dim the light in the bedroom to 20 percent"),
        ("Mach das Licht im Schlafzimmer rot", "make the light in the bedroom red"),
        ("Schalte alle Lichter außer in der Küche aus", "turn off all lights except in the kitchen"),
        ("Stell die Heizung im Bad auf einundzwanzig Grad", "set the heating in the bathroom to 21 degrees"),
        ("Erhöhe die Temperatur im Bad um zwei Grad", "raise the temperature in the bathroom by 2 degrees"),
        ("Mach die Rollläden im Schlafzimmer zu", "close the shutters in the bedroom"),
        ("Schalte das Licht im Flur in zehn Minuten aus", "turn off the light in the hall in 10 minutes"),
        ("Schalte das Licht im Flur um halb acht ein", "turn on the light in the hall at 7:30"),
        ("Schalte jeden Tag um 22:30 das Licht im Flur aus", "every day at 22:30 turn off the light in the hall"),
        ("Stell einen Timer auf zehn Minuten", "set a timer for 10 minutes"),
        ("Mach das rückgängig", "undo that"), ("Abbrechen", "cancel"), ("Was ist geplant?", "what is planned"),
        ("Wie warm ist es im Bad?", "how warm is it in the bathroom"),
        ("Sind alle Fenster zu?", "are all windows closed"),
        ("Ist jemand zu Hause?", "is anyone home"), ("Welche Lichter sind an?", "which lights are on"),
        (
            "Wenn ich Feierabend sage, mach das Licht im Flur aus",
            "when i say Feierabend, turn off the light in the hall"
        ),
        ("Schließ die Haustür nicht auf", "do not unlock the front door"),
        ("Brennt irgendwo Licht?", "are any lights on"), ("Sind die Fenster nicht zu?", "are the windows open"),
        ("Stell einen Timer auf dreieinhalb Minuten", "set a timer for 210 seconds"),
        ("Mach Licht in der Küche", "turn on the light in the kitchen"),
        ("Gibt es Lampen in der Küche, die an sind?", "are any lamps in the kitchen on"),
        ("Schalte das Licht in der Kücge ein", "turn on the light in the kitchen"),
        ("Ton vom Fernseher aus", "mute the tv"),
        ("Lautstärke vom Fernseher runter", "turn down the volume of the tv"),
    ])
    func `are understood in German`(sentence: String, meant: String) { isSame(sentence, .german, as: meant) }

    @Test(arguments: [
        ("Enciende la luz de la cocina", "turn on the light in the kitchen"),
        ("Pon la luz de la cocina", "turn on the light in the kitchen"),
        ("Apaga los enchufes de la cocina", "turn off the switches in the kitchen"),
        ("La luz del pasillo enciéndela", "turn on the light in the hall"),
        ("Apaga las luces en casa", "turn off the lights everywhere"),
        ("Pausa el vídeo de la tele", "pause the tv"),
        ("Cuántos grados tenemos en el baño", "how warm is it in the bathroom"),
        ("Qué tan caliente está el baño", "how warm is it in the bathroom"), ("No he dicho nada", "cancel"),
        ("Quita la luz del pasillo", "turn off the light in the hall"),
        ("Que se apaguen las luces del salón", "turn off the lights in the living room"),
        ("Enciende las lucess de la cocina", "turn on the lights in the kitchen"),
        ("Añade hora y media al temporizador", "add 90 minutes to the timer"),
        ("Elimina 10 minutos del temporizador", "remove 10 minutes from the timer"),
        ("Más alto en la tele", "make the tv louder"),
        ("Apaga todas las luces del salón", "turn off all lights in the living room"),
        ("Apaga todas las luces excepto en la cocina", "turn off all lights except in the kitchen"),
        ("Pon la luz del dormitorio al 20 %", "set the light in the bedroom to 20 percent"),
        ("Pon la calefacción del baño a 21 grados", "set the heating in the bathroom to 21 degrees"),
        ("Cierra las persianas del dormitorio", "close the shutters in the bedroom"),
        ("Apaga la luz del pasillo en diez minutos", "turn off the light in the hall in 10 minutes"),
        ("Enciende la luz del pasillo a las siete y media", "turn on the light in the hall at 7:30"),
        ("¿Qué luces están encendidas?", "which lights are on"),
        ("¿Están cerradas las ventanas?", "are the windows closed"),
        ("¿Hay alguien en casa?", "is anyone home"), ("Deshaz eso", "undo that"), ("Cancela", "cancel"),
        ("Pon un temporizador de diez minutos", "set a timer for 10 minutes"),
        ("No abras la puerta de entrada", "do not open the front door"),
        ("Apágame las luces del salón", "turn off the lights in the living room"),
        ("Encienda la luz de la cocina, si es tan amable", "turn on the light in the kitchen"),
        ("Pon un temporizador de tres cuartos de hora", "set a timer for 45 minutes"),
        ("Hay alguna luz encendida", "are any lights on"),
    ])
    func `are understood in Spanish`(sentence: String, meant: String) { isSame(sentence, .spanish, as: meant) }

    @Test(arguments: [
        ("Mets la lumière dans la cuisine", "turn on the light in the kitchen"),
        ("Une lampe est-elle allumée ?", "is any lamp on"),
        ("Fermez les voletts de la chambre", "close the shutters in the bedroom"),
        ("Rends la télé muette", "mute the tv"),
        ("Allume la lumière de la cuisine", "turn on the light in the kitchen"),
        ("Ouvre les persiennes de la chambre", "open the shutters in the bedroom"),
        ("Éteins les prises électriques de la cuisine", "turn off the switches in the kitchen"),
        ("Enlève le volume de la télé", "mute the tv"),
        ("Éteins toutes les lumières du salon", "turn off all lights in the living room"),
        ("Éteins toutes les lumières sauf dans la cuisine", "turn off all lights except in the kitchen"),
        ("Mets la lumière de la chambre à 20 %", "set the light in the bedroom to 20 percent"),
        ("Mets le chauffage de la salle de bain à 21 degrés", "set the heating in the bathroom to 21 degrees"),
        ("Ferme les volets de la chambre", "close the shutters in the bedroom"),
        ("Éteins la lumière du couloir dans dix minutes", "turn off the light in the hall in 10 minutes"),
        ("Allume la lumière du couloir à sept heures et demie", "turn on the light in the hall at 7:30"),
        ("Quelles lumières sont allumées ?", "which lights are on"),
        ("Est-ce que les fenêtres sont fermées ?", "are the windows closed"),
        ("Y a-t-il quelqu'un à la maison ?", "is anyone home"), ("Annule la dernière action", "undo that"),
        ("Mets un minuteur de dix minutes", "set a timer for 10 minutes"), ("Laisse tomber", "cancel"),
        ("Il y a des lumières allumées ?", "are any lights on"),
        ("Pourriez-vous éteindre la lumière du couloir ?", "turn off the light in the hall"),
        ("Ferme à clé la porte d'entrée", "lock the front door"),
    ])
    func `are understood in French`(sentence: String, meant: String) { isSame(sentence, .french, as: meant) }

    @Test(arguments: [
        ("Was steht auf der Einkaufsliste?", HouseTongue.german), ("Lösche Milch von der Liste", .german),
        ("Das Wetter ist schön", .german), ("Erzähl mir einen Witz", .german), ("¿Qué hora es?", .spanish),
        ("Raconte-moi une histoire", .french),
    ])
    func `that switch nothing plan nothing`(sentence: String, tongue: HouseTongue) {
        var words = ForeignWords()
        let heard = words.heard(sentence, in: tongue, SentenceFlat.skill, SpokenInvariant.context)
        if case .plan(let plan)? = heard?.understood { #expect(plan.steps.isEmpty, "\(sentence)") }
    }

    @Test func `are in the language that most of their words are of`() {
        #expect(TongueGuess.tongues(of: "Schalte das Licht in der Küche ein").first?.tongue == .german)
        #expect(TongueGuess.tongues(of: "Enciende la luz de la cocina").first?.tongue == .spanish)
        #expect(TongueGuess.tongues(of: "Éteins la lumière du salon").first?.tongue == .french)
        #expect(TongueGuess.tongues(of: "Write something about mountain railways").isEmpty)
    }

    @Test(arguments: [(TongueNumbers.german, "einundzwanzig", 21), (TongueNumbers.french, "quatre vingt dix neuf", 99)])
    func `count in words`(numbers: [String: Int], word: String, number: Int) {
        #expect(numbers[word] == number)
        #expect(Set(numbers.values).isSuperset(of: 2...100))
    }
}

/// Letters that are wrong never open anything.
@Suite struct `Words with a letter or two wrong` {
    @Test(arguments: [
        (HouseTongue.german, "Schließ die Haustür auff"), (.german, "Entrigle die Haustür"),
        (.spanish, "Desbloqea la puerta principal"), (.french, "Déverouille la porte d'entrée"),
    ])
    func `unlock nothing`(tongue: HouseTongue, sentence: String) {
        var words = ForeignWords()
        let heard = words.heard(sentence, in: tongue, SentenceFlat.skill, SpokenInvariant.context)
        guard case .plan(let plan)? = heard?.understood else { return }
        #expect(!plan.steps.contains { $0.to == .unlock && !plan.risk.needsYes }, "\(sentence)")
    }

    @Test func `make no other thing of a short word that lacks a letter`() {
        var words = ForeignWords()
        let heard = words.heard(
            "enciende las lámparas e la cocina el lunes a las 7", in: .spanish, SentenceFlat.skill,
            SpokenInvariant.context)
        let kitchen = Set(SentenceFlat.inventory.devices.filter { $0.room?.rawValue == "kitchen" }.map(\.id))
        switch heard?.understood {
        case .plan(let plan)?, .rule(let plan, _)?: #expect(plan.steps.allSatisfy { kitchen.contains($0.device) })
        default: break
        }
    }

    @Test func `are those of the language where one is near, and mean one thing`() throws {
        let table = try #require(HouseTongue.french.table)
        #expect(TongueNearWords.entry("portess", table)?.english == "doors")
        #expect(TongueNearWords.entry("deverrouile", table) == nil)
        let spanish = try #require(HouseTongue.spanish.table)
        #expect(TongueNearWords.entry("personas", spanish)?.english != "blinds")
        // "El lunes", not "luces".
        #expect(TongueNearWords.entry("lunes", spanish) == nil && TongueNearWords.entry("lules", spanish) == nil)
    }
}
