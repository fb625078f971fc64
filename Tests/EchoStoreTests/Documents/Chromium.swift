import Foundation

/// A real browser without a window, spoken to through pipes. A page is opened in it, and asked.
final class Chromium {
    struct Failure: Error { let reason: String }

    private let process = Process()
    private let folder = FileManager.default.temporaryDirectory.appending(path: "echo-browser-\(UUID().uuidString)")
    private let requests: Int32
    private let answers: Int32
    private var unread: [UInt8] = []
    private var session = ""
    private var count = 0
    private var events: Set<String> = []

    init(opening page: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (input, output) = (folder.appending(path: "in").path, folder.appending(path: "out").path)
        guard mkfifo(input, 0o600) == 0, mkfifo(output, 0o600) == 0 else { throw Failure(reason: "no pipes") }
        (requests, answers) = (open(input, O_RDWR | O_CLOEXEC), open(output, O_RDWR | O_CLOEXEC | O_NONBLOCK))
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = [
            "-c",
            """
            exec 3<"$0" 4>"$1"
            exec chromium --headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run \
                --autoplay-policy=no-user-gesture-required --user-data-dir="$2" --remote-debugging-pipe about:blank
            """, input, output, folder.appending(path: "profile").path,
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(["HOME": folder.path]) { $1 }
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        let target = try call("Target.createTarget", ["url": "about:blank"])
        let id = target["targetId"] as? String ?? ""
        session = try call("Target.attachToTarget", ["targetId": id, "flatten": true])["sessionId"] as? String ?? ""
        _ = try call("Page.enable", [:])
        _ = try call("Page.navigate", ["url": page.absoluteString])
        while !events.contains("Page.loadEventFired") { _ = try received() }
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
        close(requests)
        close(answers)
        try? FileManager.default.removeItem(at: folder)
    }

    /// The messages that are marked, one after the other, while sound plays from a message to the end of what there is; the
    /// last is empty.
    func marksWhilePlaying(_ message: String) throws -> [String]? {
        try value(
            """
            new Promise(done=>{const seen=[];
            const note=()=>{const now=[...document.querySelectorAll('.playing')].map(e=>e.id).join('+');
            if(seen[seen.length-1]!==now)seen.push(now);if(now===''&&seen.length>1)done(seen)};
            new MutationObserver(note).observe(document.body,{attributes:true,subtree:true});
            document.querySelector('#\(message) button').click()})
            """) as? [String]
    }

    /// The words that are marked, one after the other, while a message's sound plays.
    func wordsWhilePlaying(_ message: String) throws -> [String]? {
        try value(
            """
            new Promise(done=>{const seen=[];document.querySelector('#\(message) button').click();
            const clock=setInterval(()=>{const now=CSS.highlights.get('said');
            if(!now){clearInterval(clock);return done(seen)}
            const word=[...now][0].toString();if(seen[seen.length-1]!==word)seen.push(word)},10)})
            """) as? [String]
    }

    /// What a script gives, waited for if it is a promise.
    func value(_ script: String) throws -> Any? {
        let answer = try call(
            "Runtime.evaluate",
            ["expression": script, "awaitPromise": true, "returnByValue": true, "userGesture": true])
        if let problem = answer["exceptionDetails"] { throw Failure(reason: "\(problem)") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    private func call(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
        count += 1
        var message: [String: Any] = ["id": count, "method": method, "params": parameters]
        if !session.isEmpty { message["sessionId"] = session }
        let bytes = Array(try JSONSerialization.data(withJSONObject: message)) + [0]
        guard write(requests, bytes, bytes.count) == bytes.count else { throw Failure(reason: "cannot be asked") }
        while true {
            let answer = try received()
            guard answer["id"] as? Int == count else { continue }
            if let error = answer["error"] { throw Failure(reason: "\(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    /// An answer, or what has happened.
    private func received() throws -> [String: Any] {
        let message = try JSONSerialization.jsonObject(with: Data(try next())) as? [String: Any] ?? [:]
        if let event = message["method"] as? String { events.insert(event) }
        return message
    }

    /// The next message, to its closing zero.
    private func next() throws -> [UInt8] {
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let end = unread.firstIndex(of: 0) {
                defer { unread.removeFirst(end + 1) }
                return Array(unread[..<end])
            }
            var waiting = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
            guard poll(&waiting, 1, 30_000) > 0 else { throw Failure(reason: "does not answer") }
            let count = read(answers, &piece, piece.count)
            if count > 0 { unread += piece[..<count] }
        }
    }
}
