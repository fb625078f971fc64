import Foundation
import Immersion
import Testing

@testable import ImmersionAdapters

@Suite struct `Sounds of cards are kept` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "sounds-\(UUID().uuidString)").path
    private let sound = SpokenSound(samples: Array(repeating: 3, count: 8_000), sampleRate: 16_000)

    @Test func `and heard again; another word has another name`() async {
        let sounds = CardSounds(folder: folder)
        let name = await sounds.keep(sound, of: "la casa", in: .spanish)
        let other = await sounds.keep(sound, of: "la cosa", in: .spanish)

        #expect(name != nil && name != other)
        #expect(await sounds.sound(named: name ?? "") == sound)
        try? FileManager.default.removeItem(atPath: folder)
    }

    @Test func `as the program seals them, and no file's name says the word`() async throws {
        let turned: CardSounds.Seal = { content, _ in Data(content.reversed()) }
        let sounds = CardSounds(folder: folder, seal: turned, open: turned)
        let locked = CardSounds(folder: folder, seal: { _, _ in nil }, open: { _, _ in nil })
        let name = try #require(await sounds.keep(sound, of: "la casa", in: .spanish))
        #expect(await sounds.keep(Data("MP3".utf8), named: "casa.mp3"))

        let files = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(files.count == 2 && files.allSatisfy { !$0.contains("casa") && !$0.contains(name) })
        #expect(files.contains { FileManager.default.contents(atPath: "\(folder)/\($0)") == Data("3PM".utf8) })
        #expect(await sounds.sound(named: name) == sound)
        #expect(await locked.sound(named: name) == nil)
        #expect(await locked.keep(sound, of: "la cosa", in: .spanish) == nil)
        try? FileManager.default.removeItem(atPath: folder)
    }

    @Test func `not without end, and nothing outside the folder is touched`() async {
        let sounds = CardSounds(folder: folder, most: 20_000)

        #expect(await sounds.keep(sound, of: "one", in: .german) != nil)
        #expect(await sounds.keep(sound, of: "two", in: .german) == nil)
        for name in ["../x.wav", "/etc/passwd", "", ".hidden", "a/b.wav", String(repeating: "a", count: 300)] {
            #expect(await sounds.keep(Data([1]), named: name) == false)
            #expect(await sounds.sound(named: name) == nil)
        }
        #expect(await sounds.keep(Data("no sound".utf8), named: "x.mp3"))
        #expect(await sounds.sound(named: "x.mp3") == nil)
        try? FileManager.default.removeItem(atPath: folder)
    }

    @Test func `packages carry them, there and back`() async throws {
        let sounds = CardSounds(folder: folder + "/a")
        let others = CardSounds(folder: folder + "/b")
        var card = ReviewCard(
            language: .spanish, word: "la casa", translation: "the house",
            memory: CardMemory(due: Date(timeIntervalSince1970: 0)))
        card.sound = await sounds.keep(sound, of: card.word, in: .spanish)
        try await CardFiles(home: folder, folder: folder, sounds: sounds).write(
            CardPack([card]), of: .spanish, to: "c.apkg")

        let read = try await CardFiles(home: folder, folder: folder, sounds: others).pack(in: "c.apkg", of: .spanish)
            .cards
        let deaf = try await CardFiles(home: folder, folder: folder).pack(in: "c.apkg", of: .spanish).cards

        #expect(read.map(\.sound) == [card.sound] && card.sound != nil)
        #expect(await others.sound(named: card.sound ?? "") == sound)
        #expect(deaf.map(\.sound) == [nil])
        try? FileManager.default.removeItem(atPath: folder)
    }
}
