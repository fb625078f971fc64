import Echo
import EchoTestKit
import EchoText
import Testing

@testable import EchoApp
@testable import EchoScreen
@testable import ScreenRobotKit

@MainActor @Suite(.timeLimit(.minutes(10))) struct `User is helped with writing` {
    // MARK: - Completion

    @Test func `Given a slash is typed, then the commands are offered with what they do`() async {
        let robot = ScreenRobot()
        robot.write("/the")

        #expect(robot.offered.prefix(2) == ["/theme", "/themes"])
        #expect(robot.screen.completion?.rows.first?.note == "Use this theme; without a name, choose from a list.")
        #expect(robot.screen.completion?.rows.first?.help.hasPrefix("/theme NAME\n") == true)
    }

    @Test func `Given nothing but a slash is typed, then the commands are offered by their names`() {
        let robot = ScreenRobot()
        robot.write("/")

        let first = robot.offered.prefix(10)
        #expect(first.count == 10 && Array(first) == first.sorted())
    }

    @Test func `Given commands are offered, when the user chooses and presses tab, then its values are offered next`()
        async
    {
        let robot = ScreenRobot()
        robot.write("/them")
        robot.perform(.compose(.moveDown), .compose(.moveDown), .complete)
        #expect(robot.screen.composer.text == "/theme ")
        #expect(robot.offered == ["dark", "light"])

        robot.perform(.compose(.moveDown), .send)
        #expect(robot.screen.composer.text == "/theme light")
        #expect(robot.offered.isEmpty)
        robot.perform(.send)
        #expect(robot.screen.theme == "light")
    }

    @Test func `Given a command is half written, when the user presses enter, then it is finished; again, it is done`()
        async
    {
        let robot = ScreenRobot()
        await robot.connect()
        robot.write("/swi")
        robot.perform(.send)
        #expect(robot.screen.composer.text == "/switch")
        robot.perform(.send)

        await robot.until { robot.engine.messages == [.switchMode(.text)] }
        #expect(robot.screen.composer.isEmpty)
        robot.end()
    }

    @Test func `Given commands are offered, when the user presses escape, then the list closes and the text stays`()
        async
    {
        let robot = ScreenRobot()
        robot.write("/mo")
        robot.perform(.stop)
        #expect(robot.offered.isEmpty)
        robot.write("d")
        #expect(robot.offered.isEmpty)
        #expect(robot.screen.composer.text == "/mod")

        robot.perform(.complete)
        #expect(robot.offered.contains("/model"))
    }

    @Test func `Given a text was recalled, then nothing is offered for it and the arrows go on recalling`() async {
        let robot = ScreenRobot()
        robot.send("one")
        robot.write("/theme dark")
        robot.perform(.send)
        robot.perform(.compose(.moveUp))
        #expect(robot.screen.composer.text == "/theme dark")
        #expect(robot.offered.isEmpty)
        robot.perform(.compose(.moveUp))
        #expect(robot.screen.composer.text == "one")
    }

    @Test func `Given a colon, when a command is typed behind it, then commands are offered there, too`() async {
        let robot = ScreenRobot()
        robot.perform(.focus(.conversation), .commandLine)
        robot.write("them")
        #expect(robot.offered.prefix(2) == ["/theme", "/themes"])
        robot.perform(.complete)
        #expect(robot.screen.prompt?.text == "theme ")
        robot.perform(.selectDown, .open, .open)

        #expect(robot.screen.theme == "light")
        #expect(robot.screen.prompt == nil)
    }

    @Test func `Given names of files, then folders are entered, hidden files wait for a dot and names do no harm`()
        async
    {
        var files = SpyFiles()
        files.folders[""] = [
            FileEntry(name: "notes", isFolder: true), FileEntry(name: ".hidden", isFolder: false),
            FileEntry(name: "evil\u{1B}[2J", isFolder: false), FileEntry(name: "my file.md", isFolder: false),
        ]
        files.folders["notes/"] = [FileEntry(name: "today.md", isFolder: false)]
        let robot = ScreenRobot(files: files)
        robot.write("see @")
        await robot.until { robot.offered == ["notes/", "evil␛[2J", "my file.md"] }
        robot.write("n")
        robot.perform(.complete)
        await robot.until { robot.offered == ["today.md"] }
        #expect(robot.screen.composer.text == "see @notes/")
        robot.perform(.complete)
        #expect(robot.screen.composer.text == "see @notes/today.md ")
        #expect(robot.offered.isEmpty)

        robot.write("@.")
        await robot.until { robot.offered.first == ".hidden" }
        robot.perform(.compose(.deleteBackward))
        robot.write("my")
        await robot.until { robot.offered == ["my file.md"] }
        robot.perform(.complete)
        #expect(robot.screen.composer.text == "see @notes/today.md @\"my file.md\" ")
    }

    @Test func `Given the name of a new file, when the user presses enter, then no other name takes its place`() async {
        let robot = ScreenRobot(files: SpyFiles(folders: ["": [FileEntry(name: "notes.md", isFolder: false)]]))
        robot.write("/export n.md")
        await robot.until { robot.offered == ["notes.md"] }
        robot.perform(.send)
        #expect(robot.screen.composer.text != "/export notes.md")
        #expect(robot.screen.composer.isEmpty)

        robot.write("/export no")
        await robot.until { robot.offered == ["notes.md"] }
        robot.perform(.send)
        #expect(robot.screen.composer.text == "/export notes.md")
    }

    @Test func `Given a mention, when the user presses enter without choosing, then the message is sent`() async {
        let robot = ScreenRobot(files: SpyFiles(folders: ["": [FileEntry(name: "bobsled.md", isFolder: false)]]))
        await robot.connect()
        robot.write("hi @bob")
        await robot.until { robot.offered == ["bobsled.md"] }
        robot.perform(.send)

        await robot.until { robot.engine.messages == [.send("hi @bob")] }
        robot.end()
    }

    @Test func `Given a folder is still looked into, when the message is sent or left, then nothing is offered`()
        async
    {
        let entries = ["notes-a.md", "notes-b.md"].map { FileEntry(name: $0, isFolder: false) }
        let robot = ScreenRobot(files: SpyFiles(folders: ["": entries], texts: ["notes.md": "text"]))
        await robot.connect()
        robot.send("see @notes.md")
        await robot.settle()
        #expect(robot.offered.isEmpty)
        #expect(robot.screen.composer.isEmpty)

        robot.type("see @notes")
        robot.perform(.compose(.moveToLineStart))
        await robot.settle()
        #expect(robot.offered.isEmpty)
        robot.end()
    }

    // MARK: - Files

    @Test func `Given a message names a file that is no text, then it is said before it is sent`() async {
        let robot = ScreenRobot(files: SpyFiles(texts: ["photo.png": "PNG"], problems: ["photo.png": .isNoText]))
        await robot.connect()
        robot.write("look at @photo.png, please")

        await robot.until { robot.screen.composer.marks == [StyledText("✗ photo.png is not text", .failure)] }
        robot.end()
    }

    @Test func `Given a message names a file, then its size is shown and its text goes with the message`() async {
        let robot = ScreenRobot(files: SpyFiles(texts: ["notes.md": "one\n```\ntwo"]))
        await robot.connect()
        robot.write("sum up @notes.md, please")
        await robot.until { robot.screen.composer.marks == [StyledText("+ notes.md 11 B", .success)] }
        robot.perform(.send)

        let sent = "sum up @notes.md, please\n\nnotes.md:\n````md\none\n```\ntwo\n````"
        await robot.until { robot.engine.messages == [.send(sent)] }
        robot.perform(.compose(.moveUp))
        #expect(robot.screen.composer.text == "sum up @notes.md, please")
        robot.end()
    }

    @Test(arguments: [
        (FileProblem.isMissing, "File not found: a.txt."), (.isNoText, "a.txt is neither a text file nor a picture"),
        (.isFolder, "a.txt is a folder"), (.isTooLarge, "a.txt is too large"), (.isUnreadable, "a.txt cannot be read"),
        (.isEmpty, "a.txt is empty"), (.isNoPicture, "a.txt is not a picture"),
        (.isDrawing, "a.txt is a vector drawing. Convert it to PNG"), (.picture(.isCutOff), "a.txt is damaged"),
        (.picture(.isAnimated), "a.txt is an animation"), (.isHugePicture, "a.txt has more than 64 MiB"),
        (.picture(.hasTooManyPixels(width: 50_000, height: 50_000)), "a.txt is too large to be opened safely"),
        (.hasNoScaler(width: 6000, height: 4000), "a.txt is too large (6000 × 4000). Install ffmpeg"),
        (.isNotScaled, "a.txt could not be converted"),
        (.hasNoConverter, "In voice mode only PNG and JPEG can be sent."),
    ])
    func `Given a file cannot go with a message, then the text stays and it is said why`(
        problem: FileProblem, reason: String
    ) async {
        let robot = ScreenRobot(files: SpyFiles(problems: ["a.txt": problem]))
        await robot.connect()
        robot.send("see @a.txt")
        await robot.until { robot.screen.composer.text == "see @a.txt" }

        #expect(robot.notice.hasPrefix(reason))
        #expect(robot.engine.messages.isEmpty)
        robot.end()
    }

    @Test func `Given sending fails, then the text comes back as it was written`() async {
        let robot = ScreenRobot(files: SpyFiles(texts: ["a.txt": "text"]))
        await robot.connect()
        robot.engine.failNext(.rateLimited(message: "slow down"))
        robot.send("see @a.txt")

        await robot.until { robot.screen.composer.text == "see @a.txt" }
        robot.end()
    }

    // MARK: - Pictures

    private func seeing(
        _ files: SpyFiles, chosen: Preferences? = nil, model: String = "gpt-realtime-2.1", host: String = "example.org"
    ) async -> ScreenRobot {
        let robot = ScreenRobot(isLocal: false, chosen: chosen, files: files, host: host)
        await robot.connect()
        robot.engine.emit(.connectionStatusChanged(.connected(sessionID: "s", model: model)))
        await robot.settle()
        return robot
    }

    @Test func `Given a message names a picture, then its size is shown, and it goes to a model that sees`() async {
        let robot = await seeing(SpyFiles(pictures: ["p.png": SamplePicture.png]))
        robot.write("what is @p.png?")
        await robot.until { robot.screen.composer.marks == [StyledText("+ p.png 12 × 8, 304 B", .success)] }
        robot.perform(.send)

        await robot.until { robot.engine.messages.contains(.show("what is @p.png?", ["p.png"])) }
        robot.end()
    }

    @Test func `Given a picture and a text, then each goes as what it is`() async {
        let robot = await seeing(SpyFiles(texts: ["a.md": "one"], pictures: ["p.png": SamplePicture.png]))
        robot.send("compare @p.png with @a.md")

        let sent = "compare @p.png with @a.md\n\na.md:\n```md\none\n```"
        await robot.until { robot.engine.messages.contains(.show(sent, ["p.png"])) }
        robot.end()
    }

    @Test(arguments: [
        ("gpt-transcribe", "api.openai.com", "gpt-transcribe cannot look at pictures; /model gpt-realtime-2.1 can."),
        // Nobody knows whether the server has another one.
        ("gpt-transcribe", "example.org", "gpt-transcribe cannot look at pictures."),
        (
            "my-own", "example.org",
            "echo-tui does not know whether my-own can look at pictures. If it does, give it in = [\"text\", \"image\"]"
        ),
    ])
    func `Given the model does not see, then the message stays and it is said who does`(
        model: String, host: String, reason: String
    ) async {
        let robot = await seeing(SpyFiles(pictures: ["p.png": SamplePicture.png]), model: model, host: host)
        robot.send("what is @p.png?")
        await robot.until { robot.screen.composer.text == "what is @p.png?" }

        #expect(robot.notice.hasPrefix(reason))
        #expect(!robot.engine.messages.contains { if case .show = $0 { true } else { false } })
        robot.end()
    }

    @Test func `Given a model that nobody knows, when a picture is shown in text mode, then it is tried`() async {
        let robot = await seeing(SpyFiles(pictures: ["p.png": SamplePicture.png]), model: "my-own")
        robot.engine.emit(.modeChanged(.text))
        await robot.settle()
        robot.send("what is @p.png?")

        await robot.until { robot.engine.messages.contains(.show("what is @p.png?", ["p.png"])) }
        robot.end()
    }

    @Test func `Given the offline assistant, then it is said that it cannot look at pictures`() async {
        let robot = ScreenRobot(files: SpyFiles(pictures: ["p.png": SamplePicture.png]))
        await robot.connect()
        robot.send("what is @p.png?")
        await robot.until { robot.screen.composer.text == "what is @p.png?" }

        #expect(robot.notice.hasPrefix("The offline assistant cannot look at pictures."))
        robot.end()
    }

    @Test func `Given more pictures than one message takes, then the message stays`() async {
        let names = (1...11).map { "\($0).png" }
        let pictures = Dictionary(uniqueKeysWithValues: names.map { ($0, SamplePicture.png) })
        let robot = await seeing(SpyFiles(pictures: pictures))
        let text = names.map { "@\($0)" }.joined(separator: " ")
        robot.send(text)
        await robot.until { robot.screen.composer.text == text }

        #expect(robot.notice.hasPrefix("11.png is too much for one message: 10 pictures of 10 MiB together"))
        robot.end()
    }

    @Test func `Given a GIF, then it goes in text mode, and in voice mode it is said what does`() async {
        let robot = await seeing(SpyFiles(pictures: ["p.gif": SamplePicture.gif]))
        robot.send("see @p.gif")
        await robot.until { robot.screen.composer.text == "see @p.gif" }
        #expect(robot.notice.hasPrefix("In voice mode only PNG and JPEG can be sent."))

        robot.engine.emit(
            .modeChanged(.text), .connectionStatusChanged(.connected(sessionID: "s", model: "gpt-6.1-terra")))
        await robot.settle()
        robot.perform(.send)
        await robot.until { robot.engine.messages.contains(.show("see @p.gif", ["p.gif"])) }
        robot.end()
    }

    @Test func `Given sending a picture fails, then the text comes back, and sends it again`() async {
        let robot = await seeing(SpyFiles(pictures: ["p.png": SamplePicture.png]))
        robot.engine.failNext(.rateLimited(message: "slow down"))
        robot.send("see @p.png")
        await robot.until { robot.screen.composer.text == "see @p.png" }
        robot.engine.forget()
        robot.perform(.send)

        await robot.until { robot.engine.messages == [.show("see @p.png", ["p.png"])] }
        robot.end()
    }

    @Test func `Given a text is written behind one whose picture is being read, then it is sent behind it`() async {
        let robot = await seeing(SpyFiles(pictures: ["p.png": SamplePicture.png]))
        robot.engine.forget()
        robot.send("see @p.png")
        robot.send("quickly")

        await robot.until { robot.engine.messages == [.show("see @p.png", ["p.png"]), .send("quickly")] }
        robot.end()
    }

    @Test func `Given two at-signs, then no file is meant`() async {
        let robot = ScreenRobot(files: SpyFiles())
        await robot.connect()
        robot.send("write @@notes.md to a@example.org")

        await robot.until { robot.engine.messages == [.send("write @notes.md to a@example.org")] }
        robot.end()
    }

    @Test func `Given a file to attach, then its name is put into the message, or it is said why not`() async {
        let robot = ScreenRobot(files: SpyFiles(texts: ["my notes.md": "text"]))
        robot.write("/attach my notes.md")
        robot.perform(.send)
        #expect(robot.screen.isWorking, "a pipe waits for the file")
        await robot.until { robot.screen.composer.text == "@\"my notes.md\" " && !robot.screen.isWorking }

        robot.perform(.compose(.clear))
        robot.write("/attach none.md")
        robot.perform(.send)
        await robot.until { robot.notice.hasPrefix("File not found: none.md.") }
        #expect(robot.screen.composer.isEmpty)
    }

    // MARK: - History

    @Test func `Given texts of former days, then they are recalled, and today's are kept but secrets`() async {
        let history = SpyHistory(["yesterday"])
        let robot = ScreenRobot(history: history)
        await robot.connect()
        robot.perform(.compose(.moveUp))
        #expect(robot.screen.composer.text == "yesterday")
        robot.perform(.compose(.clear))
        robot.send("today")
        robot.send("password: hunter2")
        robot.send("tomorrow")

        await robot.until { history.kept == ["yesterday", "today", "tomorrow"] }
        robot.perform(.compose(.moveUp), .compose(.moveUp))
        #expect(robot.screen.composer.text == "password: hunter2")
        robot.end()
    }

    @Test func `Given words of a text sent before, then it is found, an older one next, and escape takes it back`()
        async
    {
        let robot = ScreenRobot(history: SpyHistory(["a cat", "two cats", "a dog"]))
        await robot.connect()
        robot.write("draft")
        robot.perform(.searchHistory)
        robot.write("cat")
        #expect(robot.screen.composer.text == "two cats")
        #expect(robot.screen.prompt?.note.text == "1 of 2")
        robot.perform(.searchHistory)
        #expect(robot.screen.composer.text == "a cat")
        robot.perform(.selectDown)
        #expect(robot.screen.composer.text == "two cats")

        robot.perform(.stop)
        #expect(robot.screen.composer.text == "draft")
        robot.perform(.searchHistory)
        robot.write("dog")
        robot.perform(.open)
        #expect(robot.screen.composer.text == "a dog")
        #expect(robot.screen.prompt == nil)
        robot.end()
    }

    // MARK: - Vi

    @Test func `Given vi's keys, then escape commands first and stops next, and enter sends from there`() async {
        let robot = ScreenRobot()
        await robot.connect()
        var chosen = robot.adapter.preferences
        chosen.screen.editingKeys = .vi
        robot.adapter.choose(chosen, keeps: false)
        robot.write("one two")
        robot.perform(.stop)
        #expect(robot.screen.composer.isCommanded)
        #expect(robot.screen.composer.marks == [StyledText("normal", .accent)])
        robot.write("bD")
        #expect(robot.screen.composer.text == "one ")
        robot.perform(.send)
        await robot.until { robot.engine.messages == [.send("one ")] }
        #expect(!robot.screen.composer.isCommanded)
        for turn in [Turn.thinking, .idle] { robot.engine.emit(.turnChanged(turn)) }
        await robot.settle()

        robot.write("draft")
        robot.perform(.stop, .stop)
        #expect(robot.screen.composer.isEmpty)
        robot.end()
    }

    @Test func `Given vi's keys and nothing written, then space talks in either mode`() {
        var state = ScreenViewState()
        state.composer.isCommanded = true
        #expect(KeyContext(state) == .composerEmpty)
        state.composer.text = "x"
        #expect(KeyContext(state) == .composerNormal)
        #expect(KeyContext.composerNormal.takesText)
    }
}
