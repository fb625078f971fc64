import EchoAudio
import EchoTestKit
import Foundation
import ProgramHarness
import Testing

@testable import PhoneBridge

/// Telephones that others wrote: baresip and sipp, from the distribution.
@Suite(.serialized) struct `A telephone of strangers` {
    /// Whatever becomes of a test, its telephones end with it.
    private func ending(
        _ phone: PhoneProgram, _ endpoint: SIPEndpoint, _ body: () async throws -> Void
    ) async throws {
        let result: Result<Void, any Error>
        do { result = .success(try await body()) } catch { result = .failure(error) }
        await phone.end()
        await endpoint.stop()
        try result.get()
    }

    private func endpoint(calls: Int = 8) async throws -> (SIPEndpoint, Int) {
        var settings = SIPSettings()
        (settings.host, settings.port, settings.maximumCalls) = ("127.0.0.1", 0, calls)
        settings.trusted = [.network(0x7F00_0001, bits: 32)]
        let endpoint = SIPEndpoint(settings)
        try await endpoint.start()
        return (endpoint, try #require(await endpoint.port))
    }

    /// A port that was free a moment ago.
    private func freePort() async throws -> Int {
        let (endpoint, port) = try await endpoint()
        await endpoint.stop()
        return port
    }

    /// A telephone and its port. It takes the next port as well, which somebody else may have: another one then.
    private func baresip() async throws -> (PhoneProgram, Int) {
        for _ in 0..<10 {
            let port = try await freePort()
            let program = try start(baresipAt: port)
            _ = await eventually { isReady(program) || isTaken(program) }
            if isReady(program) { return (program, port) }
            let (text, wasTaken) = (program.text, isTaken(program))
            await program.end()
            try #require(wasTaken, "\(text)")
        }
        throw PortsTaken()
    }

    private struct PortsTaken: Error {}

    private func isReady(_ program: PhoneProgram) -> Bool { program.text.contains("baresip is ready") }

    private func isTaken(_ program: PhoneProgram) -> Bool { program.text.contains("Address already in use") }

    private func start(baresipAt port: Int) throws -> PhoneProgram {
        let folder = try PhoneProgram.makeFolder()
        let modules = ["stdio", "g711", "ausine", "aubridge", "account", "menu"].map { "module \($0).so\n" }.joined()
        let config = """
            sip_listen 127.0.0.1:\(port)
            net_interface 127.0.0.1
            module_path /usr/lib/baresip/modules
            \(modules)audio_source ausine,440
            ausrc_srate 48000
            ausrc_channels 2
            audio_player aubridge,x
            audio_alert aubridge,y
            rtp_ports 40000-42000

            """
        for (name, text) in [
            ("config", config), ("accounts", "<sip:bob@127.0.0.1:\(port)>;regint=0;answermode=auto\n"),
            ("contacts", ""),
        ] {
            try Data(text.utf8).write(to: folder.appending(path: name))
        }
        return try PhoneProgram("/usr/bin/baresip", ["-f", folder.path], in: folder)
    }

    /// Whether it is a tone, by its level.
    private func isLoud(_ frame: Data) -> Bool {
        let samples = MuLaw.decode(Array(frame))
        return samples.reduce(0.0) { $0 + Double($1) * Double($1) } / Double(samples.count) > 1_000_000
    }

    @Test(.timeLimit(.minutes(10))) func `calls, is heard, presses keys, holds, and is hung up`() async throws {
        let (endpoint, port) = try await endpoint()
        let (phone, _) = try await baresip()
        try await ending(phone, endpoint) {
            phone.type("/dial sip:assistant@127.0.0.1:\(port)\n")
            var calls = endpoint.incoming.makeAsyncIterator()
            let call = try #require(await calls.next())
            #expect(call.from == "bob")
            await call.ring()
            let line = try await call.answer()
            var (loud, keys) = (0, "")
            for await event in line.events {
                if case .sound(let frame) = event, isLoud(frame) { loud += 1 }
                if loud == 40 { break }
            }
            #expect(await eventually { phone.text.contains("established") }, "\(phone.text)")
            phone.type("57")
            for await event in line.events {
                if case .digit(let key) = event { keys.append(key) }
                if keys == "57" { break }
            }
            phone.type("x")
            for await event in line.events where event == .held(true) { break }
            phone.type("X")
            for await event in line.events where event == .held(false) { break }
            line.hangUp()
            #expect(await eventually { await endpoint.activeCalls == 0 })
            #expect(await eventually { phone.text.contains("session closed") || phone.text.contains("terminated") })
        }
    }

    @Test(.timeLimit(.minutes(10))) func `is called, hears keys, and hangs up`() async throws {
        let (endpoint, _) = try await endpoint()
        let (phone, port) = try await baresip()
        try await ending(phone, endpoint) {
            let line = try await endpoint.call("sip:bob@127.0.0.1:\(port)", from: "assistant")
            var loud = 0
            for await event in line.events {
                if case .sound(let frame) = event, isLoud(frame) { loud += 1 }
                if loud == 20 { break }
            }
            line.press("4#")
            #expect(
                await eventually {
                    phone.text.contains("received event: '4'") && phone.text.contains("received event: '#'")
                }, "\(phone.text)")
            phone.type("b")
            for await event in line.events where event == .ended(.hungUp) { break }
        }
    }

    @Test(.timeLimit(.minutes(10))) func `calls fifty times`() async throws {
        let (endpoint, port) = try await endpoint(calls: 60)
        let folder = try PhoneProgram.makeFolder()
        let phone = try PhoneProgram(
            "/usr/bin/sipp",
            [
                "-sn", "uac", "127.0.0.1:\(port)", "-i", "127.0.0.1", "-m", "50", "-r", "25", "-d", "1000", "-nostdin",
                "-timeout", "25",
            ], in: folder)
        try await ending(phone, endpoint) {
            let ends = await withTaskGroup { group in
                var count = 0
                for await call in endpoint.incoming {
                    group.addTask { await end(of: call) }
                    count += 1
                    if count == 50 { break }
                }
                return await group.reduce(into: [PhoneLineEnd?]()) { $0.append($1) }
            }
            #expect(ends == Array(repeating: .hungUp, count: 50))
            #expect(await phone.exit(within: TestPatience.limit) == .exited(0), "\(phone.text.suffix(3000))")
        }
    }

    private func end(of call: IncomingSIPCall) async -> PhoneLineEnd? {
        await call.ring()
        guard let line = try? await call.answer() else { return nil }
        line.send([.frame(Data(repeating: 0x55, count: 160)), .mark("m")])
        for await event in line.events {
            if case .ended(let end) = event { return end }
        }
        return nil
    }
}
