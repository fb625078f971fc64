import Foundation
import Testing

@testable import House

@MainActor @Suite struct `A house that is spoken to in another language` {
    @Test func `answers in the language it was spoken to in`() async {
        let house = await RunningDesk()

        #expect(await house.say("Schalte die Flurlampe ein") == "Hall lamp: jetzt an.")
        #expect(await house.say("turn off the hall lamp") == "The hall lamp is off now.")
        #expect(await house.say("Enciende la luz del pasillo").contains("ahora encendido"))
        #expect(await house.say("Éteins la lumière du couloir").contains("maintenant éteint"))
    }

    @Test func `calls a demonstration so in it, and says in it that nothing was done`() async {
        let house = await RunningDesk()

        #expect(house.desk.talk.tongue.demonstration == "demonstration")
        _ = await house.say("Schließ die Haustür auf")
        #expect(house.desk.talk.tongue.demonstration == "Vorführung")
        #expect(house.desk.localized(house.desk.setAside().text) == "Nichts wurde getan.")
        _ = await house.say("Enciende la luz del pasillo")
        #expect(house.desk.talk.tongue.demonstration == "demostración")
        _ = await house.say("Éteins la lumière du couloir")
        #expect(house.desk.talk.tongue.demonstration == "démonstration")
    }

    @Test func `unlocks only after a yes, in its words`() async {
        let house = await RunningDesk()

        #expect(await house.say("Schließ die Haustür auf") == "Front door aufschließen?")
        #expect(house.state("lock.front_door") == "locked")
        #expect(await house.say("nein") == "Nichts wurde getan.")
        #expect(house.state("lock.front_door") == "locked")
        _ = await house.say("Schließ die Haustür auf")
        _ = await house.say("ja")
        #expect(await house.sees { house.state("lock.front_door") == "unlocked" })
    }

    @Test func `says in it that something is not there, and does nothing`() async {
        let house = await RunningDesk()

        #expect(await house.say("Schalte den Toaster ein") == "Es gibt nichts namens „toaster“. Nichts wurde getan.")
    }

    @Test func `asks back in it what was not understood, where nobody else would know`() async {
        let house = await RunningDesk()

        #expect(!house.desk.heard("Poliere das Licht in der Küche").isMeant)
        house.desk.isAskedHere = true
        #expect(await house.say("Poliere das Licht in der Küche") == "Welches meinst du, und was ist damit?")
    }

    @Test func `speaks one language only where one is chosen`() async {
        let house = await RunningDesk()
        house.desk.manner.tongue = .english

        #expect(await house.say("Schalte die Flurlampe ein") == "(nothing)")
        house.desk.manner.tongue = .german
        #expect(await house.say("Mach das Licht im Flur an") == "Hall lamp: jetzt an.")
    }

    @Test func `leaves to others what is about anything`() async {
        let house = await RunningDesk()

        for sentence in ["Erzähl mir einen Witz", "¿Qué hora es?", "Raconte-moi une histoire", "write me a poem"] {
            #expect(!house.desk.heard(sentence).isMeant, "\(sentence)")
        }
    }
}
