import Echo
import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `When a model in use ends` {
    private var rules = ModelEndRules()
    private let use = ModelUse(name: "gpt-realtime", api: .realtime, setting: .realtimeModel)

    private func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

    /// What is said when it is looked each day from the first through the last.
    private mutating func days(_ days: [String]) throws -> [String] {
        try days.filter { try !rules.due([use], in: .published, on: day($0)).isEmpty }
    }

    @Test(arguments: [
        ("2026-11-20", false), ("2026-11-21", true), ("2027-01-19", true), ("2027-01-20", true), ("2028-05-05", true),
    ])
    mutating func `it is said from sixty days before`(_ text: String, _ isSaid: Bool) throws {
        // It ends on 2027-01-20.
        #expect(try rules.due([use], in: .published, on: day(text)).isEmpty == !isSaid)
    }

    @Test mutating func `it is said once a week, and each day of the last week and after the end`() throws {
        let said = try days([
            "2026-12-01", "2026-12-01", "2026-12-02", "2026-12-07", "2026-12-08", "2026-12-15", "2027-01-12",
            "2027-01-13", "2027-01-13", "2027-01-14", "2027-01-20", "2027-01-21", "2027-01-21",
        ])

        #expect(
            said == [
                "2026-12-01", "2026-12-08", "2026-12-15", "2027-01-12", "2027-01-13", "2027-01-14", "2027-01-20",
                "2027-01-21",
            ])
    }

    @Test func `what takes its place answers where it did`() throws {
        let transcriber = ModelUse(name: "whisper-1", api: .realtimeTranscription, setting: .transcriptionModel)

        let endings = ModelEndRules.endings([use, transcriber], in: .published, on: try day("2027-01-10"))

        #expect(endings.map(\.replacement).first == "gpt-realtime-2.1")
        #expect(endings.count == 2)
        #expect(try endings.first?.shutdown == day("2027-01-20"))
    }

    @Test mutating func `of a model without an end, and of one that nobody knows, nothing is said`() throws {
        let others = ["gpt-realtime-2.1", "llama-3.3-70b"].map { ModelUse(name: $0, api: .realtime, setting: nil) }

        #expect(try rules.due(others, in: .published, on: day("2030-01-01")).isEmpty)
    }

    @Test mutating func `what a wrong clock said in the future does not count`() throws {
        #expect(try !rules.due([use], in: .published, on: day("2030-01-01")).isEmpty)

        #expect(try !rules.due([use], in: .published, on: day("2026-12-01")).isEmpty)
        #expect(try rules.due([use], in: .published, on: day("2026-12-01")).isEmpty)
    }

    @Test func `a clock behind the catalogue is not believed, and one far ahead is doubted`() throws {
        let catalogue = ModelCatalogue.published
        let date = try #require(catalogue.date)

        #expect(try catalogue.day(day("2025-12-01")) == date)
        #expect(try catalogue.day(day("2030-12-01")) == day("2030-12-01"))
        #expect(try ModelEndRules.isDoubtful(day("2030-12-01"), catalogue))
        #expect(try !ModelEndRules.isDoubtful(day("2027-06-01"), catalogue))
    }

    @Test mutating func `that the catalogue is old is said once in a month`() throws {
        var catalogue = ModelCatalogue()
        catalogue.date = try day("2026-11-28")
        var said: [String] = []
        for text in ["2027-03-28", "2027-03-29", "2027-03-30", "2027-04-27", "2027-04-28", "2027-05-27"] {
            if try rules.dueAge(of: catalogue, on: day(text)) != nil { said.append(text) }
        }

        #expect(said == ["2027-03-29", "2027-04-28"])
    }

    @Test func `of what was said, no more is remembered than anybody has models`() throws {
        let first = try day("2026-12-01")
        var told = ToldModelEnds(ends: ["last": try day("2026-12-02")])
        for index in 0..<500 { told.tell(of: "m\(index)", on: first) }

        #expect(told.ends.count == ToldModelEnds.mostModels)
        #expect(told.ends["last"] != nil)
    }

    @Test func `the models in use are those of the settings, and the conversation's where it has another`() {
        var chosen = Preferences()
        chosen.connection.realtimeModel = "a"
        chosen.connection.responsesModel = "b"
        chosen.session.transcriptionModel = "c"

        #expect(ModelUse.all(chosen, "a", in: .audio).map(\.name) == ["a", "b", "c"])
        #expect(ModelUse.all(chosen, "", in: .audio).count == 3)
        let other = ModelUse.all(chosen, "a", in: .text)
        #expect(other.last == ModelUse(name: "a", api: .responses, setting: nil))
    }

    @Test(arguments: [
        ("2027-01-07", "ends in 13 days (2027-01-20)"), ("2027-01-19", "ends tomorrow (2027-01-20)"),
        ("2027-01-20", "ends today (2027-01-20)"), ("2027-02-01", "ended on 2027-01-20"),
    ])
    func `it is said in plain words`(_ text: String, _ words: String) throws {
        let today = try day(text)
        let ending = try #require(ModelEndRules.endings([use], in: .published, on: today).first)

        let wording = ModelEndWording.notice(ending, on: today, isDoubtful: false)

        let advice = "Type /replace-model to use gpt-realtime-2.1 instead."
        #expect(wording.text(keyName: \.name) == "gpt-realtime \(words). \(advice)")
    }

    @Test func `without a replacement it is said where another is chosen, and a doubtful clock is named`() throws {
        let today = try day("2030-01-01")
        let ending = ModelEnding(use: use, shutdown: try day("2027-01-20"), replacement: nil)

        let wording = ModelEndWording.notice(ending, on: today, isDoubtful: true)

        #expect(
            wording.text(keyName: \.name)
                == """
                gpt-realtime ended on 2027-01-20, if the date of this computer is right: 2030-01-01. Choose another: \
                /voice-model NAME.
                """)
    }
}
