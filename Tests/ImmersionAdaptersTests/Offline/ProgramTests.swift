import EchoTestKit
import Foundation
import Glibc
import Immersion
import ProgramHarness
import Testing

@testable import ImmersionAdapters

@Suite struct `Programs that run beside` {
    private func shell(_ script: String) -> PipeProgram { PipeProgram(path: "/bin/sh", arguments: ["-c", script]) }

    @Test func `One that stays answers one request after the other`() async throws {
        let program = PipeProgram(path: "/bin/cat", arguments: [])
        for text in ["one", "", String(repeating: "x", count: 300_000)] {
            #expect(try await program.exchange(Array("\(text)\0".utf8)) == Array(text.utf8))
        }
    }

    @Test func `It sees no secret, no open file and no signal of ours`() async throws {
        let (stays, ends) = try await StrangeParent.isHere {
            (
                try await shell("\(StrangeParent.question); printf '\\0'").exchange([]),
                try await ShortProgram(named: "sh").run(["-c", StrangeParent.question], input: [])
            )
        }
        for said in [stays, ends].map({ String(decoding: $0, as: UTF8.self) }) {
            #expect(StrangeParent.isUnseen(in: said), "\(said)")
        }
    }

    @Test func `One that ends is started again`() async throws {
        let program = shell("read x; printf '%s\\0' $$; exit")
        let first = try await program.exchange(Array("a\n".utf8))
        #expect(try await program.exchange(Array("a\n".utf8)) != first)
    }

    @Test func `One that ends whenever it is asked is started anew once, and no more`() async throws {
        let program = shell("read x; exit")
        await #expect(throws: ProviderError.brokenOff) { try await program.exchange(Array("a\n".utf8)) }
    }

    @Test func `One that says nothing is given up, and what it says later is no answer to the next request`()
        async throws
    {
        let program = shell("read x; if [ \"$x\" = slow ]; then read y; fi; printf '%s\\0' \"$x\"")
        await #expect(throws: ProviderError.timedOut) {
            try await program.exchange(Array("slow\n".utf8), within: .milliseconds(100))
        }
        #expect(try await program.exchange(Array("b\n".utf8)) == Array("b".utf8))
    }

    @Test func `One that talks without end is stopped`() async throws {
        let error = await #expect(throws: ProviderError.self) {
            try await shell("yes").exchange([], most: 1 << 16)
        }
        #expect(error?.mayHaveBeenDone == true)
    }

    @Test func `Whatever it started ends with it`() async throws {
        let program = shell("sleep 1000 & printf '%s\\0' $!; wait")
        let child = try #require(pid_t(String(decoding: try await program.exchange([]), as: UTF8.self)))
        #expect(kill(child, 0) == 0)
        await program.stop()
        #expect(await eventually { kill(child, 0) != 0 || isZombie(child) })
    }

    @Test func `Cancelling ends the wait`() async throws {
        let program = shell("cat >/dev/null")
        let task = Task { try await program.exchange([], within: .seconds(600)) }
        task.cancel()
        await #expect(throws: ProviderError.cancelled) { try await task.value }
    }

    @Test func `A program that is not there is not installed`() async throws {
        await #expect(throws: ProviderError.notInstalled(part: "/nowhere/x")) {
            try await PipeProgram(path: "/nowhere/x", arguments: []).exchange([])
        }
        #expect(throws: ProviderError.notInstalled(part: "no-such-program")) {
            try ShortProgram(named: "no-such-program")
        }
        #expect(ProgramFinder.path(of: "../bin/sh") == nil)
    }

    private func isZombie(_ process: pid_t) -> Bool {
        guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return true }
        return stat.contains(") Z ")
    }
}
