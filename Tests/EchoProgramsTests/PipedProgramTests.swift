import EchoTestKit
import Foundation
import ProgramHarness
import Testing

@testable import EchoPrograms

@Suite(.serialized) struct `A program is asked and answers` {
    private func shell(_ script: String) throws -> PipedProgram {
        try PipedProgram(ProgramCommand("/bin/sh", ["-c", script], kind: .tool))
    }

    private func answer(_ script: String, most: Int = 1 << 20, within limit: Duration = .seconds(60)) throws -> String {
        String(decoding: try shell(script).exchange([], until: nil, most: most, within: limit), as: UTF8.self)
    }

    @Test func `it sees no secret, no open file and no signal of ours`() async throws {
        let said = try await StrangeParent.isHere { try answer(StrangeParent.question) }
        #expect(StrangeParent.isUnseen(in: said), "\(said)")
    }

    @Test func `whom it started ends with it`() async throws {
        var program: PipedProgram? = try shell("sleep 1000 & echo $!; echo $$; printf '\\0'; wait")
        let words = try #require(try program?.exchange([], until: 0, most: 100, within: .seconds(60)))
        let ids = String(decoding: words, as: UTF8.self).split(separator: "\n").compactMap { pid_t($0) }
        #expect(ids.count == 2 && ids.allSatisfy(ProcessState.isRunning))
        program = nil
        #expect(await eventually { !ids.contains(where: ProcessState.isRunning) })
    }

    @Test func `one that writes for ever is cut`() throws {
        #expect(throws: ProgramError.tooMuchOutput) { try answer("yes", most: 1 << 16) }
    }

    @Test func `one that never ends is ended at its limit`() throws {
        #expect(throws: ProgramError.timedOut) { try answer("sleep 1000", within: .milliseconds(60)) }
    }

    @Test func `one that ends before it has answered is told`() throws {
        let program = try shell("exit 3")
        #expect(throws: ProgramError.brokenOff) {
            try program.exchange([], until: 0, most: 10, within: .seconds(60))
        }
    }

    @Test(arguments: ["/nowhere/at/all", "no-such-program-here", "/etc", ""])
    func `one that is not there is not started`(command: String) {
        #expect(throws: ProgramError.self) { try PipedProgram(ProgramCommand(command, kind: .tool)) }
    }

    @Test func `a name is looked for in the path it is given`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "its-own")
        try Data("#!/bin/sh\necho \"$0\"".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        let command = ProgramCommand("its-own", kind: .tool, environment: ["PATH": folder.path])
        let words = try PipedProgram(command).exchange([], until: nil, most: 1000, within: .seconds(60))
        #expect(String(decoding: words, as: UTF8.self) == "\(file.path)\n")
    }
}
