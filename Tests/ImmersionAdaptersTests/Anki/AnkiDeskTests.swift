import Echo
import EchoTestKit
import Foundation
import Immersion
import Testing

@testable import ImmersionAdapters

@Suite struct `Cards travel to an Anki that runs, and back` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "anki-\(UUID().uuidString)").path
    private let cards = ["la casa", "el <perro>"].map {
        ReviewCard(
            language: .spanish, word: $0, translation: "x & y", sentence: "Es \($0).",
            memory: CardMemory(due: Date(timeIntervalSince1970: 0)))
    }

    private func desk(_ name: String) -> (desk: AnkiDesk, sounds: CardSounds) {
        let sounds = CardSounds(folder: "\(folder)/\(name)")
        return (AnkiDesk(transport: { HTTPTransport() }, sounds: sounds), sounds)
    }

    @Test func `with their sounds, and none of them twice`() async throws {
        let server = try await AnkiServer()
        let (mine, sounds) = desk("mine")
        var cards = cards
        cards[0].sound = await sounds.keep(
            SpokenSound(samples: Array(repeating: 9, count: 1_600), sampleRate: 16_000), of: "la casa", in: .spanish)
        #expect(cards[0].sound != nil)

        #expect(try await mine.send(cards, to: "echo-tui::Spanish", at: server.address).added == 2)
        #expect(try await mine.send(cards, to: "echo-tui::Spanish", at: server.address).added == 0)
        let (theirs, other) = desk("theirs")
        let back = try await theirs.cards(in: "echo-tui::Spanish", of: .spanish, at: server.address)

        #expect(back.map(\.word) == ["la casa", "el <perro>"])
        #expect(back.map(\.translation) == ["x & y", "x & y"])
        #expect(back.map(\.id) == cards.map(\.id))
        #expect(back[0].sound == cards[0].sound && back[1].sound == nil)
        #expect(await other.sound(named: back[0].sound ?? "")?.samples.count == 1_600)
        #expect(server.now.media.count == 1)
        try? FileManager.default.removeItem(atPath: folder)
    }

    @Test func `of two equal words one is sent with all others, and the other is named`() async throws {
        let server = try await AnkiServer()
        let cards = [("casa", "house"), ("casa", "home"), ("perro", "dog")].map { word, translation in
            ReviewCard(
                language: .spanish, word: word, translation: translation,
                memory: CardMemory(due: Date(timeIntervalSince1970: 0)))
        }

        let receipt = try await desk("mine").desk.send(cards, to: "Spanish", at: server.address)

        #expect(receipt == AnkiReceipt(added: 2, equal: ["casa"]))
        #expect(server.now.notes.map { $0.fields["Translation"] } == ["house", "dog"])
    }

    @Test func `a deck of somebody else's notes is read by the order of its fields`() async throws {
        var state = AnkiServer.State()
        state.decks = ["Default", "Español \"A1\""]
        state.notes = [
            (
                #"Español \"A1\""#, ["Vorne": "<b>la mesa</b>", "Hinten": "the table[sound:../x.mp3]"],
                ["Vorne", "Hinten"]
            ),
            (#"Español \"A1\""#, ["Vorne": "", "Hinten": "nothing"], ["Vorne", "Hinten"]),
        ]
        let server = try await AnkiServer(state)

        let cards = try await desk("mine").desk.cards(in: "Español \"A1\"", of: .spanish, at: server.address)

        #expect(cards.map(\.word) == ["la mesa"] && cards[0].translation == "the table")
        #expect(cards[0].sound == nil)
    }

    @Test func `what goes wrong says what to do`() async throws {
        let server = try await AnkiServer()
        let (desk, _) = desk("mine")
        let nobody = "http://127.0.0.1:9"

        await #expect(throws: AnkiConnectError.noDeck("Spanish", known: ["Default"])) {
            _ = try await desk.cards(in: "Spanish", of: .spanish, at: server.address)
        }
        await #expect(throws: AnkiConnectError.notRunning(address: nobody)) {
            _ = try await desk.send(cards, to: "D", at: nobody)
        }
        for address in ["", "nowhere", "ftp://x", "http://"] {
            await #expect(throws: AnkiConnectError.badAddress(address)) {
                _ = try await desk.send(cards, to: "D", at: address)
            }
        }
        #expect(AnkiConnectError.notRunning(address: nobody).text.contains("Start it"))
    }
}
