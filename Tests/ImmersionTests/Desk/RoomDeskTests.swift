import EchoApp
import EchoScreen
import EchoTestKit
import EchoText
import Foundation
import Testing

@testable import Immersion

@MainActor @Suite struct `A room is held on the desk` {
    private let now = Date(timeIntervalSince1970: 1_700_000_000)

    private struct Machine: LanguagePartsProtocol {
        var matches: [GrammarMatch] = []
        /// Nil for a machine that cannot speak.
        var voice: ChainLink<VoiceRequest, Immersion.SpokenSound>?
        /// Nil for a machine that cannot translate.
        var translation: Translation?
        var collection: ScenarioCollection

        init(_ matches: [GrammarMatch] = []) {
            self.matches = matches
            let persona = Persona(id: "p", language: .spanish, name: "Ana", city: "Lima", manner: "Kind.")
            var scenario = Scenario.café
            scenario = Scenario(
                id: scenario.id, language: scenario.language, level: scenario.level, title: scenario.title,
                situation: scenario.situation, persona: "p", goals: scenario.goals, steps: scenario.steps)
            collection = ScenarioCollection(personas: [persona], scenarios: [scenario])
        }

        var scenario: Scenario { collection.scenarios[0] }

        func library(of language: RoomLanguage) async -> ScenarioLibrary { ScenarioLibrary(collection: collection) }
        func places() async -> [LearningPlace] { [] }
        func missing(for language: RoomLanguage) async -> [MissingPart] { [] }
        func kit(for language: RoomLanguage) async -> LanguageKit {
            var kit = LanguageKit()
            kit.voice = voice.map {
                ProviderChain(links: [$0], purse: ProviderPurse(ProviderBudget(limit: nil)), clock: SystemClock())
            }
            kit.translator = translation.map { translation in
                let link = ChainLink<TranslationRequest, Translation>(name: "t") { _ in translation }
                return ProviderChain(
                    links: [link], purse: ProviderPurse(ProviderBudget(limit: nil)), clock: SystemClock())
            }
            let checker = Checker(matches: matches)
            kit.grammar = ProviderChain(
                links: [ChainLink("c", checker)], purse: ProviderPurse(ProviderBudget(limit: nil)),
                clock: SystemClock())
            return kit
        }

        struct Checker: GrammarCheckerProtocol {
            let matches: [GrammarMatch]
            /// Finds nothing where the first replacement stands already; what is told of a word only where that stands.
            func check(_ request: GrammarRequest) async throws(ProviderError) -> [GrammarMatch] {
                matches.filter { match in
                    if match.message.hasSuffix(":") { return request.text.hasPrefix(match.message.dropLast()) }
                    return !request.text.hasPrefix(match.replacements.first ?? " ") || match.message == "Always."
                }
            }
        }
    }

    private actor Memory: RoomMemoryProtocol {
        var kept: RoomMemory?
        func load() -> RoomMemory? { kept }
        var saving = RoomMemorySaving.kept
        func save(_ memory: RoomMemory) -> RoomMemorySaving {
            kept = memory
            return saving
        }
        func answer(_ saving: RoomMemorySaving) { self.saving = saving }
    }

    /// Another program wrote, or erased, before the first is kept, which takes until it is told to finish.
    private actor SlowMemory: RoomMemoryProtocol {
        private let saving: RoomMemorySaving
        private(set) var kept: RoomMemory?
        private var keeping: CheckedContinuation<Void, Never>?
        private var isFinished = false

        init(_ saving: RoomMemorySaving) { self.saving = saving }

        var isKeeping: Bool { keeping != nil }

        func load() -> RoomMemory? { nil }

        func save(_ memory: RoomMemory) async -> RoomMemorySaving {
            defer { kept = memory }
            guard !isFinished else { return .kept }
            await withCheckedContinuation { keeping = $0 }
            return saving
        }

        func finish() {
            isFinished = true
            keeping?.resume()
        }
    }

    private func card(_ word: String) -> ReviewCard {
        ReviewCard(language: .spanish, word: word, translation: "t", memory: CardMemory(due: now))
    }

    @Test func `a line is answered by the script, corrected behind it, and noted`() async {
        let machine = Machine([GrammarMatch(range: 0..<6, message: "Why.", replacements: ["Deseo"], rule: "es-x")])
        let desk = RoomDesk(machine)
        var noted: [Int] = []
        desk.onNotes = { noted.append($0) }
        #expect(
            await desk.enter(machine.scenario, level: .a1, partner: .script, isModelConnected: false, at: now) == [0])

        let turn = desk.hear("Quiero un café")
        await desk.settled()

        #expect(turn?.line == 1)
        #expect(turn?.said.isEmpty == false)
        #expect(noted.contains(1))
        let better = desk.visit?.session.lines[1].notes.compactMap { note in
            if case .correction(let found) = note { found.better } else { nil }
        }
        #expect(better == ["Deseo un café"])
        #expect(desk.candidate(line: nil, at: now)?.word == "Deseo")
    }

    @Test(arguments: [true, false])
    func `what may be said next is made before, where that is free and kept`(isKept: Bool) async throws {
        var machine = Machine()
        let asked = Asked()
        var link = ChainLink<VoiceRequest, Immersion.SpokenSound>(name: "v") { request async throws(ProviderError) in
            await asked.note(request.text)
            return Immersion.SpokenSound(samples: [1], sampleRate: 8_000)
        }
        if isKept { link = link.cached(by: LinkCache(answer: { _ in nil }, keep: { _, _, _ in })) }
        machine.voice = link
        let desk = RoomDesk(machine)
        _ = await desk.enter(machine.scenario, level: .a1, partner: .script, isModelConnected: false, at: now)

        desk.prepareLines()
        await desk.preparing?.value

        #expect(await asked.texts == (isKept ? desk.visit?.session.script?.nextLines ?? [] : []))
        #expect(desk.visit?.session.script?.nextLines.isEmpty == false)
    }

    private actor Asked {
        var texts: [String] = []
        func note(_ text: String) { texts.append(text) }
    }

    @Test func `a word that was asked for has the line on its card only where it stands in it`() async throws {
        let machine = Machine()
        let desk = RoomDesk(machine)
        _ = await desk.enter(machine.scenario, level: nil, partner: .script, isModelConnected: false, at: now)
        let line = try #require(desk.visit?.session.lines.first?.text)
        let spoken = try #require(line.split { !$0.isLetter }.last.map(String.init))

        desk.note(FoundWord(word: "xyz", lemma: "xyz", meanings: ["nothing"]), at: 0)
        #expect(desk.candidate(line: nil, at: now)?.sentence == "")
        desk.note(FoundWord(word: spoken.lowercased(), lemma: "lemma", meanings: ["something"]), at: 0)
        #expect(desk.candidate(line: nil, at: now)?.sentence == line)
    }

    @Test func `what the script does not take as it was said it takes as it is corrected`() async {
        let machine = Machine([
            GrammarMatch(range: 0..<12, message: "Why.", replacements: ["Quiero un café"], rule: "es-x")
        ])
        let desk = RoomDesk(machine)
        var answers: [RoomTurn] = []
        desk.onAnswer = { answers.append($0) }
        _ = await desk.enter(machine.scenario, level: .a1, partner: .script, isModelConnected: false, at: now)

        let turn = desk.hear("Querol cafés.")
        await desk.settled()

        #expect(turn == RoomTurn(line: 1, waits: true))
        #expect(answers == [RoomTurn(said: [2], isOver: true)])
        #expect(desk.visit?.session.lines.map(\.text).last == "Muy bien. ¡Hasta luego!")
        #expect(desk.visit?.session.reached.count == 1)
        #expect(desk.answerWaiting() == nil)
    }

    @Test func `what nobody can put right is asked again, at once where more is said meanwhile`() async {
        let machine = Machine()
        let desk = RoomDesk(machine)
        _ = await desk.enter(machine.scenario, level: .a1, partner: .script, isModelConnected: false, at: now)

        #expect(desk.hear("Llueve mucho")?.waits == true)
        #expect(desk.answerWaiting()?.said == [2])
        _ = desk.hear("Llueve más")
        await desk.settled()

        let pardon = "Perdone, no le he entendido. ¿Qué quiere?"
        #expect(
            desk.visit?.session.lines.map(\.text) == ["¿Qué le pongo?", "Llueve mucho", pardon, "Llueve más", pardon])
    }

    @Test func `lines are asked for at the pace that is wished, and slower from there`() async throws {
        let desk = RoomDesk(Machine())
        _ = await desk.enter(Machine().scenario, level: .a1, partner: .script, isModelConnected: false, at: now)
        let visit = try #require(desk.visit)
        #expect(desk.request("Hola", visit).pace == 1)
        desk.pace = 0.8
        #expect(desk.request("Hola", visit).pace == 0.8)
        #expect(desk.request("Hola", visit, pace: 0.5).pace == 0.4)
    }

    @Test func `what is wrong in a better sentence is put right as well`() async {
        let machine = Machine([
            GrammarMatch(range: 0..<6, message: "Quiero:", replacements: ["Deseo"], rule: "es-x"),
            GrammarMatch(range: 0..<5, message: "Deseo:", replacements: ["Pido"], rule: "es-y"),
        ])
        let desk = RoomDesk(machine)
        _ = await desk.enter(machine.scenario, level: .a1, partner: .script, isModelConnected: false, at: now)
        _ = desk.hear("Quiero un café")
        await desk.settled()

        #expect(desk.visit?.session.lines[1].better == "Pido un café")
        #expect(desk.visit?.session.summary(at: now).drill.map(\.right) == ["Pido un café"])
    }

    @Test func `a correction whose sentence is wrong itself is neither shown nor counted nor kept`() async {
        let machine = Machine([GrammarMatch(range: 0..<6, message: "Always.", replacements: ["Deseo"], rule: "es-x")])
        let desk = RoomDesk(machine)
        _ = await desk.enter(machine.scenario, level: .a1, partner: .script, isModelConnected: false, at: now)
        _ = desk.hear("Quiero un café")
        await desk.settled()

        let notes = desk.visit.map { RoomMargin.margin(of: $0.session.lines[1], persona: $0.persona).notes } ?? []
        #expect(!notes.contains { $0.sign.text == "✗" || $0.sign.text == "↳" })
        #expect(desk.visit?.session.summary(at: now).errors == [])
        #expect(desk.candidate(line: nil, at: now) == nil)
        #expect(desk.visit?.session.summary(at: now).drill == [])
    }

    @Test func `a correction that makes a right word wrong is not shown: it changes what was meant`() async {
        let machine = Machine([
            GrammarMatch(range: 0..<6, message: "Quiero:", replacements: ["Quiere"], rule: "es-x"),
            GrammarMatch(range: 7..<9, message: "Quiere:", replacements: ["una"], rule: "es-y"),
        ])
        let desk = RoomDesk(machine)
        _ = await desk.enter(machine.scenario, level: .a1, partner: .script, isModelConnected: false, at: now)
        _ = desk.hear("Quiero un café")
        await desk.settled()

        #expect(desk.visit?.session.lines[1].corrections == [])
    }

    @Test func `a wrong correction goes with its card and its count, and is not shown again`() async {
        let machine = Machine([GrammarMatch(range: 0..<6, message: "Why.", replacements: ["Deseo"], rule: "es-x")])
        let desk = RoomDesk(machine)
        _ = await desk.enter(machine.scenario, level: .a1, partner: .script, isModelConnected: false, at: now)
        _ = desk.hear("Quiero un café")
        await desk.settled()
        if let card = desk.candidate(line: nil, at: now) { desk.keep([card]) }
        #expect(desk.memory[deck: .spanish].cards.count == 1)

        let gone = desk.withdraw(line: nil, at: now)

        #expect(gone?.corrections.map(\.what) == ["Quiero"])
        #expect(gone?.cards == 1)
        #expect(desk.memory[deck: .spanish].cards.isEmpty)
        let summary = desk.visit?.session.summary(at: now)
        #expect(summary?.errors == [] && summary?.drill == [])
        #expect(desk.withdraw(line: nil, at: now) == nil)
        _ = desk.hear("Quiero un café")
        await desk.settled()
        #expect(desk.visit?.session.lines.flatMap(\.corrections) == [])
    }

    @Test func `a correction that was struck by mistake comes back with its card and its count`() async {
        let machine = Machine([GrammarMatch(range: 0..<6, message: "Why.", replacements: ["Deseo"], rule: "es-x")])
        let desk = RoomDesk(machine)
        _ = await desk.enter(machine.scenario, level: .a1, partner: .script, isModelConnected: false, at: now)
        _ = desk.hear("Quiero un café")
        await desk.settled()
        if let card = desk.candidate(line: nil, at: now) { desk.keep([card]) }
        _ = desk.withdraw(line: nil, at: now)

        let back = desk.bringBack(at: now, zone: .gmt)

        #expect(back?.corrections.map(\.what) == ["Quiero"])
        #expect(desk.memory[deck: .spanish].cards.count == 1)
        #expect(desk.visit?.session.summary(at: now).errors == [RuleCount(rule: "es-x", count: 1)])
        #expect(desk.visit?.session.lines.flatMap(\.corrections).count == 1)
        #expect(desk.bringBack(at: now, zone: .gmt)?.corrections == nil)
        _ = desk.hear("Quiero un café")
        await desk.settled()
        #expect(desk.visit?.session.lines.flatMap(\.corrections).count == 2)
    }

    @Test func `one without a card is shown again when it was brought back, also in a summary`() async {
        let machine = Machine([GrammarMatch(range: 0..<6, message: "Why.", replacements: ["Deseo"], rule: "es-x")])
        let desk = RoomDesk(machine)
        _ = await desk.enter(machine.scenario, level: .a1, partner: .script, isModelConnected: false, at: now)
        _ = desk.hear("Quiero un café")
        await desk.settled()
        let item = desk.leave(at: now, in: .gmt)?.drill.last
        _ = item.map { desk.strike($0, in: .spanish, at: now, zone: .gmt) }
        #expect(desk.memory.days.last?.errors == [])

        _ = desk.bringBack(at: now, zone: .gmt)

        #expect(desk.memory.days.last?.errors == [RuleCount(rule: "es-x", count: 1)])
        _ = await desk.enter(machine.scenario, level: .a1, partner: .script, isModelConnected: false, at: now)
        _ = desk.hear("Quiero un café")
        await desk.settled()
        #expect(desk.visit?.session.lines.flatMap(\.corrections).count == 1)
    }

    @Test func `a correction that was wrong is taken from the day that counted it`() async {
        let machine = Machine([GrammarMatch(range: 0..<6, message: "Why.", replacements: ["Deseo"], rule: "es-x")])
        let desk = RoomDesk(machine)
        _ = await desk.enter(machine.scenario, level: .a1, partner: .script, isModelConnected: false, at: now)
        _ = desk.hear("Quiero un café")
        await desk.settled()
        let summary = desk.leave(at: now, in: .gmt)
        #expect(desk.memory.days.last?.errors == [RuleCount(rule: "es-x", count: 1)])

        summary?.drill.last.map { desk.uncount($0, in: .spanish, at: now, zone: .gmt) }

        #expect(desk.memory.days.last?.errors == [])
        #expect(summary.flatMap { whole in whole.drill.last.map { whole.without($0).errors } } == [])
    }

    @Test func `what comes after one has left is nobody's`() async {
        let machine = Machine([GrammarMatch(range: 0..<6, message: "Why.", replacements: [], rule: "es-x")])
        let desk = RoomDesk(machine)
        _ = await desk.enter(machine.scenario, level: .a1, partner: .script, isModelConnected: false, at: now)
        _ = desk.hear("Quiero un café")
        _ = desk.leave(at: now, in: .gmt)
        _ = await desk.enter(machine.scenario, level: .a1, partner: .script, isModelConnected: false, at: now)
        await desk.settled()

        #expect(desk.visit?.session.lines.flatMap(\.notes).isEmpty == true)
    }

    @Test func `a word that no dictionary has is asked of who translates, but not what is made word by word`()
        async throws
    {
        var machine = Machine()
        machine.translation = Translation(text: "mate", alternatives: ["pal"])
        #expect(try await RoomDesk(machine).find("copain", in: .french)?.meanings == ["mate", "pal"])

        machine.translation = Translation(text: "mate", isRough: true)
        await #expect(throws: ProviderError.self) { try await RoomDesk(machine).find("copain", in: .french) }
    }

    @Test func `outside of a room nothing is heard`() {
        let desk = RoomDesk(Machine())

        #expect(desk.hear("hola") == nil)
        #expect(desk.leave(at: now, in: .gmt) == nil)
    }

    @Test func `a stay without a word of one's own is no day of learning`() async {
        let machine = Machine()
        let desk = RoomDesk(machine)
        _ = await desk.enter(machine.scenario, level: .a1, partner: .script, isModelConnected: false, at: now)
        _ = desk.leave(at: now.addingTimeInterval(60), in: .gmt)
        #expect(desk.memory.days.isEmpty)

        _ = await desk.enter(machine.scenario, level: .a1, partner: .script, isModelConnected: false, at: now)
        _ = desk.hear("hola")
        _ = desk.leave(at: now.addingTimeInterval(60), in: .gmt)

        // The minute that went by is not counted, the words are.
        #expect(desk.memory.days.map { $0.talked > .zero && $0.talked < .seconds(60) } == [true])
    }

    @Test func `cards are kept, each once, and what was learned of them`() async {
        let memory = Memory()
        let desk = RoomDesk(Machine(), keeper: memory)
        await desk.ready()

        #expect(desk.keep([card("a"), card("b")]) == 2)
        #expect(desk.keep([card("a")]) == 0)
        desk.beginReview(of: .spanish, by: .text, at: now, in: .gmt)
        desk.review?.answer("a")
        desk.grade(.easy, in: .spanish, at: now)
        await desk.close()

        let again = RoomDesk(Machine(), keeper: memory)
        await again.ready()
        #expect(again.memory[deck: .spanish].cards.count == 2)
        #expect(again.memory[deck: .spanish].cards.values.count { $0.memory.stage == .review } == 1)
        #expect(again.due(.spanish, at: now, in: .gmt) == 1)
    }

    @Test func `what another program kept meanwhile is here too; what somebody erased is gone`() async {
        let memory = Memory()
        let desk = RoomDesk(Machine(), keeper: memory)
        await desk.ready()
        var theirs = RoomMemory()
        theirs[deck: .german].add(card("b"))
        await memory.answer(.merged(theirs))
        #expect(desk.keep([card("a")]) == 1)
        await desk.close()
        #expect(desk.memory[deck: .spanish].cards.count == 1)
        #expect(desk.memory[deck: .german].cards.count == 1)

        await memory.answer(.erased(RoomMemory()))
        #expect(desk.keep([card("c")]) == 1)
        await desk.close()
        #expect(desk.memory == RoomMemory())
    }

    @Test func `what is learned while another program's cards come is kept, too`() async {
        var theirs = RoomMemory()
        theirs[deck: .german].add(card("b"))
        let memory = SlowMemory(.merged(theirs))
        let desk = RoomDesk(Machine(), keeper: memory)
        await desk.ready()

        desk.keep([card("a")])
        #expect(await eventually { await memory.isKeeping })
        desk.keep([card("c")])
        await memory.finish()
        await desk.close()

        #expect(await memory.kept?[deck: .spanish].cards.count == 2)
        #expect(await memory.kept?[deck: .german].cards.count == 1)
    }

    @Test func `what is learned while it is found that somebody erased everything is kept`() async {
        var left = RoomMemory()
        left[deck: .spanish].add(card("a"))
        let memory = SlowMemory(.erased(left))
        let desk = RoomDesk(Machine(), keeper: memory)
        await desk.ready()

        desk.keep([card("a")])
        #expect(await eventually { await memory.isKeeping })
        desk.keep([card("c")])
        await memory.finish()
        await desk.close()

        #expect(await memory.kept?[deck: .spanish].cards.count == 2)
        #expect(desk.memory[deck: .spanish].cards.count == 2)
    }

    @Test func `what is no card, and what a deck cannot hold, is left out`() {
        let desk = RoomDesk(Machine())
        let long = card(String(repeating: "a", count: 2_000))

        #expect(desk.keep([long, card("a")]) == 1)
        #expect(desk.left(of: [long, card("a")]) == 1)
        #expect(desk.keep((0..<20_100).map { card("w\($0)") }) == 19_999)
        #expect(desk.memory[deck: .spanish].cards.count == 20_000)
    }

    @Test func `with a model, goals are reached by the words that reach them in the script`()
        async
    {
        let machine = Machine()
        let desk = RoomDesk(machine)
        #expect(await desk.enter(machine.scenario, level: .b1, partner: .model, isModelConnected: true, at: now) == [0])

        let turn = desk.hear("Quiero un café")

        #expect(turn?.said == [])
        #expect(desk.visit?.session.reached.map(\.id) == [machine.scenario.goals[0].id])
    }

    @Test(arguments: [
        String(repeating: "Quiero un café con leche, ", count: 400),
        String(repeating: "🏳️‍🌈", count: 2_500), "שלום، مرحبا hola \u{202E}olleh\u{202C} — 你好 func main() { }",
        "a\u{1B}[2Jb\u{7}", "\u{301}\u{301}\u{301}", "\n\n\t",
    ])
    func `whatever is written, the room goes on and nothing commands a terminal`(text: String) async throws {
        let machine = Machine([
            GrammarMatch(range: 0..<3, message: text, replacements: [text], rule: "x"),
            GrammarMatch(range: 9_990..<10_400, message: "m", replacements: [], rule: "y"),
        ])
        let desk = RoomDesk(machine)
        _ = await desk.enter(machine.scenario, level: .a1, partner: .script, isModelConnected: false, at: now)

        let turn = desk.hear(text)
        await desk.settled()

        let visit = try #require(desk.visit)
        #expect(turn?.line == 1 && visit.session.lines[1].text == text)
        let notes = visit.session.lines.flatMap { RoomMargin.margin(of: $0, persona: visit.persona).notes }
        let drawn = notes.flatMap(\.line).map(\.text).joined().unicodeScalars
        #expect(drawn.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && !(0x202A...0x202E).contains($0.value) })
        #expect(PersonaTurns.turns(of: visit.session.lines).allSatisfy { $0.text.count <= PersonaTurns.longestTurn })
    }
}
