import Foundation
import Immersion
import ImmersionAdapters
import Testing

@Suite struct `Cards and days are kept as a text` {
    /// A sheet that several programs write.
    private actor Sheet {
        private(set) var text: String?
        private(set) var aside: [String] = []
        private var writer: Int?
        private var erased = false

        init(_ text: String? = nil) { self.text = text }

        func read(by reader: Int) -> String? {
            writer = reader
            return text
        }

        func write(_ text: String, by program: Int) -> Bool {
            guard !erased else { return false }
            (self.text, writer) = (text, program)
            return true
        }

        func isOfAnother(than program: Int) -> Bool { text != nil && writer != program }

        func putAside() {
            if let text { aside.append(text) }
            text = nil
        }

        func erase() { (text, erased) = (nil, true) }
    }

    private func program(_ number: Int, at sheet: Sheet) -> EncodedRoomMemory {
        EncodedRoomMemory(
            read: { await sheet.read(by: number) }, write: { await sheet.write($0, by: number) },
            hasChanged: { await sheet.isOfAnother(than: number) }, putAside: { await sheet.putAside() })
    }

    private func memory(_ language: RoomLanguage = .spanish, _ word: String = "la mesa") -> RoomMemory {
        var memory = RoomMemory()
        let card = ReviewCard(
            language: language, word: word, translation: "the table",
            memory: CardMemory(due: Date(timeIntervalSince1970: 1_700_000_000)))
        memory[deck: language].add(card)
        return memory
    }

    @Test func `they are there again`() async {
        let sheet = Sheet()
        #expect(await program(1, at: sheet).save(RoomMemory()) == .kept)
        #expect(await program(1, at: sheet).save(memory()) == .kept)

        #expect(await program(2, at: sheet).load() == memory())
    }

    @Test func `two programs that write it take nothing from one another, and learn from one another`() async {
        let sheet = Sheet()
        _ = await program(1, at: sheet).save(memory())

        let saving = await program(2, at: sheet).save(memory(.german, "der Tisch"))

        #expect(saving == .merged(memory()))
        let kept = await program(3, at: sheet).load()
        #expect(kept?[deck: .german].cards.count == 1)
        #expect(kept?[deck: .spanish].cards.count == 1)
    }

    @Test func `nothing is there at first`() async {
        #expect(await program(1, at: Sheet()).load() == nil)
    }

    @Test func `what makes no sense is put aside, and never written over`() async {
        let sheet = Sheet("{\"decks\": 1")
        #expect(await program(1, at: sheet).load() == nil)
        _ = await program(1, at: sheet).save(memory())

        #expect(await sheet.aside == ["{\"decks\": 1"])
        #expect(await program(1, at: sheet).load() == memory())
    }

    @Test func `what somebody erased does not come back`() async {
        let sheet = Sheet()
        _ = await program(1, at: sheet).save(memory())
        await sheet.erase()

        #expect(await program(1, at: sheet).save(memory()) == .erased)
        #expect(await sheet.text == nil)
    }
}
