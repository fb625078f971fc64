import Foundation
import HouseSentences
import Testing

@testable import House

@Suite struct `Reminders, alarms and what lasts are understood in other languages` {
    private func check(_ sentence: String, _ tongue: HouseTongue, _ expected: String) {
        var words = ForeignWords()
        let context = HouseContext(now: SentenceFlat.now, calendar: SentenceFlat.calendar)
        let heard = words.heard(sentence, in: tongue, SentenceFlat.skill, context)
        let text = heard.map { SentenceNotation.text($0.understood) } ?? "no sentence"
        #expect(text == expected, "\(sentence): \(heard?.english ?? "")")
    }

    @Test(
        arguments: [
            ("erinnere mich in 20 Minuten daran, Ben anzurufen", "reminder 1200 Ben anzurufen"),
            ("erinnere mich daran, in 20 Minuten Ben anzurufen", "reminder 1200 Ben anzurufen"),
            ("Erinnere mich um 7 an den Müll", "reminder @19:00 Müll"),
            ("erinnere mich in einer halben Stunde", "reminder 1800"), ("weck mich um 7", "alarm @tomorrow 07:00"),
            ("wecke mich morgen früh um 6", "alarm @tomorrow 06:00"),
            ("stell einen Wecker auf 7 Uhr", "alarm @tomorrow 07:00"),
            ("stell mir einen Wecker für 6:30 Uhr", "alarm @tomorrow 06:30"),
            ("stell einen Wecker auf 10 Minuten", "alarm 600"), ("stell einen Wecker", "when? alarm"),
            ("stell einen Timer", "when? timer"), ("welche Erinnerungen habe ich", "reminders"),
            ("lösche alle Erinnerungen", "call off all reminder"), ("lösch den Wecker", "call off alarm"),
            ("wenn das Garagentor 10 Minuten offen ist, sag mir Bescheid", "when open for 600: garage"),
            ("sag mir Bescheid, wenn das Garagentor länger als 10 Minuten offen ist", "when open for 600: garage"),
            ("22 Grad bitte", "which: Living room | Bedroom"), ("22 Grad", "nothing"),
        ])
    func `In German`(sentence: String, expected: String) { check(sentence, .german, expected) }

    @Test(
        arguments: [
            ("recuérdame en 20 minutos que llame a Ben", "reminder 1200 llame a Ben"),
            ("recuérdame llamar a Ben en 20 minutos", "reminder 1200 llamar a Ben"),
            ("recuérdame mañana a las 9 llamar a Ben", "reminder @tomorrow 09:00 llamar a Ben"),
            ("recuérdame sacar la basura", "when? reminder sacar la basura"),
            ("despiértame a las 7", "alarm @tomorrow 07:00"),
            ("pon una alarma para las 7", "alarm @tomorrow 07:00"),
            ("pon un temporizador", "when? timer"), ("qué recordatorios tengo", "reminders"),
            ("cancela mi alarma", "call off alarm"), ("22 grados por favor", "which: Living room | Bedroom"),
            ("avísame cuando la puerta del garaje esté abierta 10 minutos", "when open for 600: garage"),
        ])
    func `In Spanish`(sentence: String, expected: String) { check(sentence, .spanish, expected) }

    @Test(
        arguments: [
            ("rappelle-moi dans 20 minutes d'appeler Ben", "reminder 1200 appeler Ben"),
            ("rappelle-moi d'appeler Ben dans 20 minutes", "reminder 1200 appeler Ben"),
            ("rappelle-moi de sortir les poubelles", "when? reminder sortir les poubelles"),
            ("réveille-moi à 7 heures", "alarm @tomorrow 07:00"),
            ("mets un réveil à 7 heures", "alarm @tomorrow 07:00"),
            ("mets un réveil pour 6h30", "alarm @tomorrow 06:30"), ("mets un minuteur", "when? timer"),
            ("dis-moi quand la porte du garage est ouverte depuis 10 minutes", "when open for 600: garage"),
            ("quels sont mes rappels", "reminders"), ("supprime mon réveil", "call off alarm"),
        ])
    func `In French`(sentence: String, expected: String) { check(sentence, .french, expected) }
}
