import Echo
import EchoScreen
import EchoText
import Foundation
import Testing

@testable import echo_tui

@Suite struct `The models there are, on the command line` {
    private let vendor = ServerIdentity(isLocal: false, host: "api.openai.com", model: "")
    private let other = ServerIdentity(isLocal: false, host: "llm.example.org", model: "")

    private func listing(
        _ server: ServerIdentity, told: [ServerModel]? = nil, on day: String = "2026-11-28", all: Bool = false,
        _ change: (inout StoredPreferences) -> Void = { _ in }
    ) throws -> ModelListing {
        var preferences = StoredPreferences()
        change(&preferences)
        let clock = try #require(CalendarDay(day) as CalendarDay?)
        return ModelListing(KnownModels(preferences, server, told: told, clock: clock), showsAll: all)
    }

    private func lines(_ listing: ModelListing) -> [String] {
        listing.lines.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test func `what is in use comes first and is marked, and every line fits eighty columns`() throws {
        let lines = lines(try listing(vendor))

        #expect(lines[0].hasPrefix("  model  "))
        #expect(lines[1].hasPrefix("* gpt-realtime-2.1 "))
        #expect(lines[1].contains(" voice ") && lines[1].contains("$32 in, $64 out") && lines[1].hasSuffix("128k"))
        #expect(lines.contains { $0.hasPrefix("* gpt-6.1-terra ") && $0.contains(" text ") })
        #expect(lines.allSatisfy { ColumnText.columns($0) <= 80 })
        #expect(lines.contains("* in use by your settings"))
        #expect(lines.contains("As of 2026-11-28. Prices in US dollars per million tokens."))
    }

    @Test func `the end stands below a model, with what takes its place`() throws {
        let lines = lines(try listing(vendor))
        let place = try #require(lines.firstIndex { $0.hasPrefix("  gpt-5-mini ") })

        #expect(lines[place + 1] == "    ends in 13 days → gpt-6.1-terra")
    }

    @Test func `what has ended is listed only when it is asked for, unless it is in use`() throws {
        let (day, name) = ("2026-12-20", "  gpt-5-mini ")

        #expect(!lines(try listing(vendor, on: day)).contains { $0.hasPrefix(name) })
        #expect(lines(try listing(vendor, on: day)).contains { $0.hasSuffix("--all lists them.") })
        #expect(lines(try listing(vendor, on: day, all: true)).contains { $0.hasPrefix(name) })
        let used = try listing(vendor, on: day) { $0.chosen.connection.responsesModel = "gpt-5-mini" }
        #expect(lines(used).contains { $0.hasPrefix("* gpt-5-mini ") })
    }

    @Test func `that a server does not tell is said in one line`() throws {
        #expect(
            lines(try listing(vendor)).contains(
                "api.openai.com does not list its models: this is what echo-tui knows."))
        let local = ServerIdentity(isLocal: true, host: "127.0.0.1", model: "")
        #expect(lines(try listing(local)).contains("The offline assistant answers to any of these names."))
    }

    @Test func `of a server of others, what it lists is shown with its own dates, and nothing else`() throws {
        let told = [
            ServerModel(name: "qwen-3", limits: ModelLimits(context: 32_768), shutdown: CalendarDay("2026-12-05")),
            ServerModel(name: "nomic-embed-text"),
        ]
        let lines = lines(try listing(other, told: told))
        let place = try #require(lines.firstIndex { $0.hasPrefix("* qwen-3 ") })

        #expect(lines[place].contains("voice, text") && lines[place].hasSuffix("33k"))
        #expect(lines[place + 1] == "    ends in 7 days")
        #expect(lines.contains { $0.hasPrefix("* nomic-embed-text ") && $0.hasSuffix("embeddings") })
        #expect(!lines.contains { $0.contains("gpt-6-luna") || $0.hasPrefix("* gpt-6.1") || $0.hasPrefix("  gpt-6.1") })
    }

    @Test func `why a server could not be asked is said, and that the names are those of echo-tui`() throws {
        let failure = EchoError.unreachable(host: "llm.example.org", reason: "connection refused")
        let clock = try #require(CalendarDay("2026-11-28") as CalendarDay?)
        let known = KnownModels(StoredPreferences(), other, told: nil, failure: failure, clock: clock)
        let lines = lines(ModelListing(known))

        #expect(lines.contains { $0.contains("llm.example.org") && !$0.contains("does not list") })
        #expect(lines.contains("The server's models are not known: this is what echo-tui knows."))
        #expect(known.failure == failure)
    }

    @Test func `a model that is not in the server's list is marked`() throws {
        let lines = lines(try listing(vendor, told: [ServerModel(name: "gpt-6.1-terra")]))
        let unlisted = try #require(lines.firstIndex { $0.hasPrefix("* gpt-realtime-2.1 ") })
        let listed = try #require(lines.firstIndex { $0.hasPrefix("* gpt-6.1-terra ") })
        let ending = try #require(lines.firstIndex { $0.hasPrefix("  gpt-5-mini ") })

        #expect(lines[unlisted + 1] == "    not in this server's list")
        #expect(!lines[listed + 1].contains("not in"))
        #expect(lines[ending + 1] == "    not in this server's list · ends in 13 days → gpt-6.1-terra")
        // Where nobody told a list, nothing is missing from it.
        #expect(!self.lines(try listing(vendor)).contains { $0.contains("not in this server's list") })
    }

    @Test func `one that is asked for by name and that the server does not list is marked, too`() throws {
        let lines = lines(
            try listing(other, told: [ServerModel(name: "qwen-3")]) { $0.chosen.connection.responsesModel = "mine" })
        let place = try #require(lines.firstIndex { $0.hasPrefix("* mine ") })

        #expect(lines[place + 1] == "    not in this server's list")
    }

    @Test func `what answers in place of the usual models is said`() throws {
        let lines = lines(try listing(other, told: [ServerModel(name: "qwen-3")]))

        #expect(lines.contains("This server has no gpt-realtime-2.1: qwen-3 answers."))
        #expect(lines.contains("This server has no gpt-6.1-terra: qwen-3 answers."))
    }

    @Test func `prices that the server tells are printed`() throws {
        let price = Price(textInput: 3, textOutput: 15)
        let lines = lines(try listing(other, told: [ServerModel(name: "claude", price: price)]))

        #expect(lines.contains { $0.hasPrefix("* claude ") && $0.contains("$3 in, $15 out") })
    }

    @Test func `a server that lists none is not said to list some`() throws {
        let lines = lines(try listing(other, told: []))

        #expect(lines.contains("llm.example.org lists no model: this is what echo-tui knows."))
    }

    @Test func `of a longer list than can be shown, how many are shown is said`() throws {
        let told = (0..<5_000).map { ServerModel(name: "model-\($0)") }
        let lines = lines(try listing(other, told: told))

        #expect(lines.contains { $0.hasSuffix(" of its 5,000 models are shown; any name can be asked for.") })
    }

    @Test func `offline, what its vendor ended is listed when all is asked for`() throws {
        let local = ServerIdentity(isLocal: true, host: "127.0.0.1", model: "")
        let (day, name) = ("2026-12-20", "  gpt-5-mini ")

        #expect(!lines(try listing(local, on: day)).contains { $0.hasPrefix(name) })
        #expect(lines(try listing(local, on: day)).contains { $0.hasSuffix("--all lists them.") })
        #expect(lines(try listing(local, on: day, all: true)).contains { $0.hasPrefix(name) })
    }

    @Test func `what no setting chooses is not marked`() throws {
        #expect(!lines(try listing(vendor)).contains { $0.hasPrefix("* gpt-4o-mini-tts") })
    }

    @Test func `a list that is old says so`() throws {
        let lines = lines(try listing(vendor, on: "2027-04-10"))

        #expect(lines.contains { $0.hasPrefix("As of 2026-11-28, 133 days ago: may have changed.") })
    }

    @Test func `names of strangers are made safe and cut`() throws {
        let name = String(repeating: "long-", count: 30)
        let lines = lines(try listing(other, told: [ServerModel(name: name)]))

        #expect(lines.contains { $0.hasPrefix("* long-long-") && $0.contains("…") })
        #expect(lines.allSatisfy { ColumnText.columns($0) <= 80 })
    }

    @Test func `a long name has the room of columns that are empty behind it`() throws {
        let name = "accounts/somebody/models/a-model-with-a-long-name-70b-instruct"
        let lines = lines(try listing(other, told: [ServerModel(name: name)]))

        #expect(lines.contains { $0.contains(name) })
        #expect(lines.allSatisfy { ColumnText.columns($0) <= 80 })
    }

    @Test func `as JSON, with everything that scripts ask for`() throws {
        let json = try listing(vendor).json
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let models = try #require(object["models"] as? [[String: Any]])
        let ending = try #require(models.first { $0["name"] as? String == "gpt-realtime" })

        #expect(object["date"] as? String == "2026-11-28")
        #expect(object["isListedByServer"] as? Bool == false)
        #expect(models.first?["isInUse"] as? Bool == true)
        #expect(ending["shutdown"] as? String == "2027-01-20")
        #expect(ending["daysLeft"] as? Int == 53)
        #expect(ending["replacement"] as? String == "gpt-realtime-2.1")
    }
}
