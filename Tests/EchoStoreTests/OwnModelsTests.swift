import Echo
import EchoScreen
import EchoStore
import Foundation
import ScreenTestKit
import Testing

@Suite final class `The person's own file says what they know of models` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "echo-models-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func load(models: Data, settings: String? = nil) throws -> StoredPreferences {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try models.write(to: folder.appending(path: "models.toml"))
        let config = folder.appending(path: "config.toml")
        if let settings { try Data(settings.utf8).write(to: config) }
        return TOMLSettingsStore(path: config.path, catalog: .standard).load()
    }

    private func load(_ models: String, settings: String? = nil) throws -> StoredPreferences {
        try load(models: Data(models.utf8), settings: settings)
    }

    private func problems(_ preferences: StoredPreferences) -> [String] {
        preferences.problems.map { $0.text.replacingOccurrences(of: folder.path + "/", with: "") }
    }

    @Test func `a table adds a model, or is read over one that is known`() throws {
        let loaded = try load(
            """
            date = 2026-12-01

            ["llama-3.3-70b"]
            apis = ["chat"]
            context = 131_072
            price = { text = { input = 0.5, output = 0.75 } }
            note = "ours"

            ["gpt-5.2"]
            shutdown = 2027-06-01
            replacement = "gpt-6.1-terra"
            """)

        #expect(problems(loaded) == [])
        let catalogue = loaded.engine.models
        let own = try #require(catalogue["llama-3.3-70b"])
        #expect(own.apis == [.chat])
        #expect(own.context == 131_072)
        #expect(own.price?.textOutput == 0.75)
        let known = try #require(catalogue["gpt-5.2"])
        #expect(known.shutdown == CalendarDay("2027-06-01"))
        #expect(known.replacement == "gpt-6.1-terra")
        #expect(known.context == ModelCatalogue.published["gpt-5.2"]?.context)
        #expect(catalogue.date == CalendarDay("2026-12-01"))
        // The server has what only the file knows.
        #expect(loaded.engine.additionalModels == ["llama-3.3-70b"])
    }

    /// A field that the catalogue learns must not be a mistake in the person's file.
    @Test func `every field of the catalogue may stand in it`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let data = try Data(contentsOf: root.appending(path: "Sources/Echo/Models/models.json"))
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let models = try #require(json["models"] as? [[String: Any]])
        // The vendor's terms alone say how much dearer a long input is.
        let plain = (Price.fields[""] ?? []).union(["long"])

        for model in models {
            #expect(Set(model.keys).subtracting(Model.fields) == ["id"])
            for (part, value) in model["price"] as? [String: Any] ?? [:] {
                guard let amounts = value as? [String: Any] else {
                    #expect(plain.contains(part), "\(part)")
                    continue
                }
                #expect(Set(amounts.keys).isSubset(of: Price.fields[part] ?? []), "\(part)")
            }
        }
    }

    @Test func `a snapshot has what its model has, and what is said of it alone`() throws {
        let loaded = try load("[\"gpt-5.4-2026-03-05\"]\nshutdown = \"2027-02-01\"\n")

        #expect(problems(loaded) == [])
        let catalogue = loaded.engine.models
        #expect(catalogue["gpt-5.4-2026-03-05"]?.shutdown == CalendarDay("2027-02-01"))
        #expect(catalogue["gpt-5.4-2026-03-05"]?.apis == catalogue["gpt-5.4"]?.apis)
        #expect(catalogue["gpt-5.4"]?.shutdown == nil)
    }

    @Test func `what is wrong is said with its line, and everything else is used`() throws {
        let loaded = try load(
            """
            [qwen]
            context = -1
            max_output = 8192
            contxt = 5
            apis = "chat"
            price = "free"

            [llama.price.text]
            input = -3
            output = 2
            """)

        #expect(
            problems(loaded) == [
                "models.toml:2:1: qwen: context must be a whole number from 1 to 100000000",
                "models.toml:4:1: unknown field qwen.contxt",
                "models.toml:5:1: qwen: apis must be a list of responses, chat, realtime, live, transcription, speech, "
                    + "embeddings, realtime-transcription, realtime-translation",
                "models.toml:6:1: qwen: price must be a table of prices",
                "models.toml:9:1: llama: price must be US dollars, from 0 to 100,000",
            ])
        #expect(loaded.problems.allSatisfy { $0.consequence == "Everything else in the file is used." })
        #expect(loaded.engine.models["qwen"]?.maximumOutput == 8192)
        #expect(loaded.engine.models["llama"]?.price?.textOutput == 2)
    }

    @Test func `a name with a dot and without quotation marks is no other model`() throws {
        let loaded = try load("[gpt-6.1-terra]\ncontext = 5\n")

        #expect(
            problems(loaded) == [
                "models.toml:2:1: a name with a dot is written in quotation marks: [\"gpt-6.1-terra\"]"
            ])
        #expect(loaded.engine.models["gpt-6"] == nil)
        #expect(loaded.engine.models == .published)
    }

    @Test func `of a file that is newer, what is known of it counts`() throws {
        let loaded = try load("form = 2\n[qwen]\ncontext = 4096\nmood = \"good\"\n")

        #expect(problems(loaded) == ["models.toml:1:1: it is newer than this program (form 2)"])
        #expect(loaded.engine.models["qwen"]?.context == 4096)
    }

    @Test(arguments: ["[qwen\ncontext = 1", "?", "[?]\n", "\"", "a = [[", "[[qwen]]\ncontext = 1\n", "qwen = 5\n"])
    func `a damaged file is said, and the program goes on`(_ text: String) throws {
        let loaded = try load(text, settings: "theme = \"light\"\n")

        #expect(!loaded.problems.isEmpty)
        #expect(loaded.theme == "light")
        #expect(loaded.engine.models == .published)
    }

    @Test(arguments: ["1999-01-01", "9999-01-01", "\"soon\"", "5"])
    func `a date that nobody can mean does not date the catalogue`(_ date: String) throws {
        let loaded = try load("date = \(date)\n")

        #expect(
            problems(loaded) == [
                "models.toml:1:1: date must be the day on which the file was written, as in 2026-12-01"
            ])
        #expect(loaded.engine.models.date == ModelCatalogue.published.date)
    }

    @Test func `control characters are in no name, and in nothing that is said`() throws {
        let loaded = try load("[\"a\\u0007b\"]\ncontext = 5\n[qwen]\n\"con\\u001btext\" = 5\n")

        #expect(loaded.problems.count == 2)
        let said = loaded.problems.map(\.reason).joined()
        #expect(said.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
        #expect(loaded.engine.models["a\u{7}b"] == nil)
    }

    @Test func `of more models than a catalogue holds, the rest is left out`() throws {
        let loaded = try load((0..<4_000).map { "[m\($0)]\ncontext = 9\n" }.joined())

        #expect(problems(loaded) == ["models.toml: it has more than 2,000 models"])
        #expect(loaded.engine.models.models.count == ModelCatalogue.mostModels)
        #expect(loaded.engine.models["gpt-6.1-terra"] != nil)
    }

    @Test func `of very many mistakes the first are said`() throws {
        let loaded = try load((0..<1_000).map { "[m\($0)]\ncontext = 0\n" }.joined())

        #expect(loaded.problems.count == 21)
        #expect(problems(loaded).last == "models.toml: 980 more problems")
        #expect(loaded.problems.map(\.count).reduce(0, +) == 1_000)
    }

    @Test func `of many mistakes one notice tells how many, and the first with their lines`() throws {
        let loaded = try load((0..<14).map { "[m\($0)]\ncontext = 0\n" }.joined())

        let sentences = loaded.problems.sentences.map { $0.replacingOccurrences(of: folder.path + "/", with: "") }
        let must = "context must be a whole number from 1 to 100000000"
        #expect(
            sentences == [
                """
                models.toml has 14 mistakes: line 2: m0: \(must); line 4: m1: \(must); line 6: m2: \(must); and 11 more, \
                which echo-tui doctor lists. Everything else in the file is used.
                """
            ])
        let few = try load("[m0]\ncontext = 0\n[m1]\ncontext = 0\n")
        #expect(few.problems.sentences.count == 2)
    }

    @Test(arguments: [
        "9223372036854775808", "-9223372036854775809", "99_999_999_999_999_999_999", "0xFFFFFFFFFFFFFFFFFF",
        "1" + String(repeating: "0", count: 10_000), "1e400", "9E308", "-1_0e+4_00",
        "0." + String(repeating: "3", count: 200),
    ])
    func `a number that is too large is said, and everything else is used`(_ number: String) throws {
        let loaded = try load(
            """
            [qwen]
            context = \(number) # 99999999999999999999
            note = "99999999999999999999"
            max_output = 8192
            price = { text = { input = \(number), output = 2 } }
            snapshots = ["99999999999999999999"]
            """)

        #expect(
            problems(loaded) == [
                "models.toml:2:1: qwen: context must be a whole number from 1 to 100000000",
                "models.toml:5:1: qwen: price must be US dollars, from 0 to 100,000",
            ])
        #expect(loaded.engine.models["qwen"]?.maximumOutput == 8192)
        #expect(loaded.engine.models["qwen"]?.price?.textOutput == 2)
        #expect(loaded.engine.models["qwen"]?.snapshots == ["99999999999999999999"])
    }

    @Test(arguments: ["-0.01", "-5", "nan", "inf", "1e9", "\"3\"", "true", "2026-12-01"])
    func `a price that nobody can mean is said, and is not known`(_ amount: String) throws {
        let loaded = try load("[qwen]\nprice.text = { input = \(amount), output = 2 }\n")

        #expect(problems(loaded) == ["models.toml:2:1: qwen: price must be US dollars, from 0 to 100,000"])
        #expect(loaded.engine.models["qwen"]?.price?.textInput == nil)
        #expect(loaded.engine.models["qwen"]?.price?.textOutput == 2)
    }

    @Test func `a search of the web has a price of its own`() throws {
        let loaded = try load("[qwen]\nprice = { text = { input = 1 }, web_search = 0.02 }\n")

        #expect(problems(loaded) == [])
        #expect(loaded.engine.models["qwen"]?.price?.webSearch == Decimal(string: "0.02"))
    }

    @Test func `a file that is too large is not read`() throws {
        let loaded = try load(models: Data(count: 100_000_000))

        #expect(problems(loaded) == ["models.toml: it is too large"])
        #expect(loaded.problems.map(\.consequence) == ["The file is not used."])
        #expect(loaded.engine.models == .published)
    }

    @Test func `the tables of the settings go into the same catalogue`() throws {
        let loaded = try load(
            "[qwen]\ncontext = 4096\n",
            settings: "[models.qwen]\noutput = 512\ntext_input = 0.5\n[models.phi]\ncontext = 8192\n")

        #expect(problems(loaded) == [])
        let qwen = try #require(loaded.engine.models["qwen"])
        #expect(qwen.context == 4096)
        #expect(qwen.maximumOutput == 512)
        #expect(qwen.price?.textInput == 0.5)
        #expect(loaded.engine.models["phi"]?.context == 8192)
        #expect(loaded.engine.additionalModels == ["qwen", "phi"])
    }

    @Test func `what an entry does not say of thinking stays unknown`() throws {
        let models = try load(
            """
            ["ours"]
            context = 8192
            ["thinks"]
            efforts = ["low", "high"]
            ["never"]
            efforts = []
            """
        ).engine.models

        #expect(models["ours"]?.knowsEfforts == false)
        #expect(models["thinks"]?.knowsEfforts == true && models["thinks"]?.efforts == [.low, .high])
        #expect(models["never"]?.knowsEfforts == true)
    }
}
