import EchoApp
import EchoScreen
import EchoText
import Foundation
import Testing

@testable import Immersion

@MainActor @Suite struct `A model teaches beside the rules` {
    private let now = Date(timeIntervalSince1970: 1_700_000_000)

    /// With one checker, or nobody who corrects.
    private struct Machine: LanguagePartsProtocol {
        var grammar: ChainLink<GrammarRequest, [GrammarMatch]>?

        func library(of language: RoomLanguage) async -> ScenarioLibrary {
            let persona = Persona(id: "p", language: .spanish, name: "Ana", city: "Lima", manner: "Kind.")
            return ScenarioLibrary(collection: ScenarioCollection(personas: [persona], scenarios: [.café]))
        }
        func places() async -> [LearningPlace] { [] }
        func missing(for language: RoomLanguage) async -> [MissingPart] { [] }
        func kit(for language: RoomLanguage) async -> LanguageKit {
            var kit = LanguageKit()
            kit.grammar = grammar.map {
                ProviderChain(links: [$0], purse: ProviderPurse(ProviderBudget(limit: nil)), clock: SystemClock())
            }
            return kit
        }
    }

    /// What it was asked, and what it says.
    @MainActor private final class Teacher {
        var asked: [TeacherRequest] = []
        var mistakes: [TeacherLesson.Mistake]
        var error: ProviderError?

        init(_ wrong: String, _ right: String) { mistakes = [.init(wrong: wrong, right: right, why: "Why.")] }

        func teach(_ request: TeacherRequest) throws(ProviderError) -> TeacherLesson {
            asked.append(request)
            if let error { throw error }
            return TeacherLesson(mistakes: mistakes)
        }
    }

    private func desk(
        _ teacher: Teacher, when: RoomTeacher, rules: ChainLink<GrammarRequest, [GrammarMatch]>? = nil
    ) async -> RoomDesk {
        let desk = RoomDesk(Machine(grammar: rules))
        desk.teacher = when
        desk.askTeacher = { request throws(ProviderError) in try teacher.teach(request) }
        _ = await desk.enter(.café, level: .a1, partner: .script, isModelConnected: true, at: now)
        return desk
    }

    /// Finds one word wrong, wherever a text begins so.
    private func rules(_ beginning: String, _ right: String) -> ChainLink<GrammarRequest, [GrammarMatch]> {
        ChainLink(name: "rules") { request in
            guard request.text.hasPrefix(beginning + " ") else { return [] }
            return [
                GrammarMatch(range: 0..<beginning.utf16.count, message: "Rule.", replacements: [right], rule: "es-x")
            ]
        }
    }

    @Test func `what it says is marked as the model's, on the screen and on a card`() async {
        let teacher = Teacher("un café", "un cafecito")
        let desk = await desk(teacher, when: .whenSilent)
        _ = desk.hear("Quiero un café")
        await desk.settled()

        let corrections = desk.visit?.session.lines[1].corrections
        #expect(corrections?.map(\.source) == [.model])
        #expect(corrections?.map(\.better) == ["Quiero un cafecito"])
        #expect(corrections?.map(\.rule) == ["es-model"])
        let notes = desk.visit.map { RoomMargin.margin(of: $0.session.lines[1], persona: $0.persona).notes } ?? []
        #expect(notes.contains { $0.line.map(\.text).joined().contains("from the model, not certain") })
        #expect(desk.candidate(line: nil, at: now)?.translation.contains("(from the model, not certain)") == true)
        #expect(desk.visit?.taught == 1)
    }

    @Test func `where it is off nobody is asked`() async {
        let teacher = Teacher("un café", "un cafecito")
        let desk = await desk(teacher, when: .off)
        _ = desk.hear("Quiero un café")
        await desk.settled()

        #expect(teacher.asked == [])
        #expect(desk.visit?.session.lines[1].corrections == [])
    }

    @Test func `where the rules found something it is asked only by who wants it always, and agrees or is silent`()
        async
    {
        for (when, asked) in [(RoomTeacher.whenSilent, 0), (.always, 1)] {
            let teacher = Teacher("Quiere un", "Quiero un")
            let desk = await desk(teacher, when: when, rules: rules("Quiere", "Quiero"))
            _ = desk.hear("Quiere un café")
            await desk.settled()

            #expect(teacher.asked.count == asked)
            let corrections = desk.visit?.session.lines[1].corrections
            #expect(corrections?.map(\.rule) == ["es-x"])
            #expect(corrections?.map(\.source) == [asked == 0 ? nil : .both])
        }
    }

    @Test func `a correction that the rules find wrong is not shown`() async {
        let teacher = Teacher("Quiero", "Quiere")
        let desk = await desk(teacher, when: .always, rules: rules("Quiere", "Quiero"))
        _ = desk.hear("Quiero un café")
        await desk.settled()

        #expect(teacher.asked.count == 1)
        #expect(desk.visit?.session.lines[1].corrections == [])
    }

    @Test func `the same key takes it back, and it is not shown again`() async {
        let teacher = Teacher("un café", "un cafecito")
        let desk = await desk(teacher, when: .always)
        _ = desk.hear("Quiero un café")
        await desk.settled()

        #expect(desk.withdraw(line: nil, at: now)?.corrections.count == 1)
        _ = desk.hear("Quiero un café")
        await desk.settled()
        #expect(desk.visit?.session.lines.flatMap(\.corrections) == [])
        #expect(desk.visit?.session.summary(at: now).errors == [])
    }

    @Test func `a model that does not answer is told of once, and the script goes on`() async {
        let teacher = Teacher("un café", "un cafecito")
        teacher.error = .timedOut
        let desk = await desk(teacher, when: .always)
        var told: [String] = []
        desk.onFallback = { told.append($0) }
        for _ in 0..<2 { _ = desk.hear("Quiero un café") }
        await desk.settled()

        #expect(told.count == 1)
        #expect(told.first?.contains("it did not look at your line") == true)
        #expect(desk.visit?.taught == 0)
    }

    @Test func `of what was spoken the rules' word about letters is not told`() async {
        let desk = await desk(Teacher("x", "y"), when: .off, rules: rules("Quiero", "Quieró"))
        _ = desk.hear("Quiero un café", spoken: .seconds(1))
        _ = desk.hear("Quiero un café")
        await desk.settled()

        let said = desk.visit?.session.lines.filter(\.isLearner).map(\.corrections.count)
        #expect(said?.first == 0)
    }
}
