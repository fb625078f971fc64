import EchoTestKit
import EchoWire
import Foundation
import ProgramHarness
import Testing

/// Bounds on memory are generous: each of these once cost hundreds of megabytes, and grew with what was sent.
@Suite(.serialized, .timeLimit(.minutes(10))) struct `The offline server bears clients that mean no good` {
    private func frame(_ opcode: UInt8, _ payload: Data) -> Data {
        var head = Data([0x80 | opcode])
        switch payload.count {
        case ..<126: head.append(0x80 | UInt8(payload.count))
        case ..<65_536: head += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
        default: head += [0x80 | 127] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) }
        }
        return head + Data(count: 4) + payload
    }

    private func requireAnswer(_ program: ServingProgram) async throws {
        let body = #"{"model":"gpt-5","input":"what is twelve times seven"}"#
        let connection = try await program.connect(
            "POST /v1/responses", "Connection: close\r\nContent-Length: \(body.utf8.count)\r\n")
        try await connection.send(body)
        #expect(try RawHTTPConnection.answer(in: try await connection.readToEnd()).text.contains("84"))
    }

    @Test func `one that pings and reads nothing`() async throws {
        try await ServingProgram.run { program in
            let client = try await program.socket("/v1/realtime", receiveBuffer: 4096)
            let before = try await program.settledMegabytes()
            let ping = frame(9, Data(count: 120))
            let pings = Data((0..<1000).flatMap { _ in ping })

            // Who answers no ping is hung up on in the end; on a slow machine that is before the flood is over.
            var floods = 0
            while floods < 400, (try? await client.send(pings)) != nil { floods += 1 }

            #expect(floods >= 40)
            #expect(try await program.growth(since: before, below: 48) < 48)
            try await requireAnswer(program)
        }
    }

    @Test func `one that sends sound without end and no turn`() async throws {
        try await ServingProgram.run { program in
            let client = try await program.client()
            let before = try await program.settledMegabytes()
            try await client.send(
                text:
                    #"{"type":"session.update","session":{"type":"realtime","audio":{"input":{"turn_detection":null}}}}"#
            )
            try await client.until("session.updated")
            let sound = Data(count: 1 << 20).base64EncodedString()
            let append = #"{"type":"input_audio_buffer.append","audio":""# + sound + #""}"#

            for _ in 0..<36 { try await client.send(text: append) }

            let error = try await client.until("error").last
            #expect(error?.json["error"]?["code"] == "input_audio_buffer_full")
            #expect(try await program.growth(since: before, below: 400) < 400)
            try await requireAnswer(program)
        }
    }

    @Test func `one whose answers are stored with all that they answer`() async throws {
        try await ServingProgram.run { program in
            let before = try await program.settledMegabytes()
            let text = String(repeating: "la la la ", count: 1_200_000)
            let body = Data((#"{"model":"gpt-5","input":""# + text + #""}"#).utf8)

            for _ in 0..<8 {
                let connection = try await program.connect(
                    "POST /v1/responses", "Connection: close\r\nContent-Length: \(body.count)\r\n")
                try await connection.send(body)
                #expect(try RawHTTPConnection.answer(in: try await connection.readToEnd()).status == 200)
            }

            #expect(try await program.growth(since: before, below: 400) < 400)
            try await requireAnswer(program)
        }
    }

    @Test func `many that ask at great length at once`() async throws {
        try await ServingProgram.run { program in
            let before = try await program.settledMegabytes()
            let text = String(repeating: "la la la ", count: 1_600_000)
            let body = Data((#"{"model":"gpt-5","store":false,"input":""# + text + #""}"#).utf8)

            try await withThrowingTaskGroup { group in
                for _ in 0..<12 {
                    group.addTask {
                        let connection = try await program.connect(
                            "POST /v1/responses", "Connection: close\r\nContent-Length: \(body.count)\r\n")
                        try await connection.send(body)
                        return try RawHTTPConnection.answer(in: try await connection.readToEnd()).status
                    }
                }
                for try await status in group { #expect([200, 503].contains(status)) }
            }

            #expect(try program.mostMegabytes - before < 400)
            #expect(try await program.growth(since: before, below: 100) < 100)
        }
    }

    @Test func `one that fills a conversation`() async throws {
        try await ServingProgram.run { program in
            let client = try await program.client()
            let before = try await program.settledMegabytes()
            let text = String(repeating: "la la la ", count: 1_200_000)
            let create =
                #"{"type":"conversation.item.create","item":{"type":"message","role":"user","content":[{"type":"input_text","text":""#
                + text + #""}]}}"#

            for _ in 0..<5 { try await client.send(text: create) }

            let error = try await client.until("error").last
            #expect(error?.json["error"]?["code"] == "context_length_exceeded")
            try await requireAnswer(program)
            #expect(try await program.growth(since: before, below: 400) < 400)
        }
    }

    @Test func `one whose frames are too long hears why`() async throws {
        try await ServingProgram.run { program in
            let before = try await program.settledMegabytes()
            for (path, status) in [("/v1/realtime", nil), ("/v1/responses", 413)] as [(String, Int?)] {
                let client = try await program.socket(path)
                let frame = frame(1, Data(count: 64 << 20))
                try await client.send(frame)

                let end = try await client.readToEnd()
                let farewell = String(decoding: end, as: UTF8.self)
                #expect(farewell.contains(#""type":"error""#))
                #expect(farewell.contains("message_too_large"))
                if let status { #expect(farewell.contains("\(status)")) }
                #expect(end.suffix(2) == Data([0x03, 0xf1]))
            }
            #expect(try await program.growth(since: before, below: 150) < 150)
        }
    }

    @Test func `one that talks nonsense is told so each time`() async throws {
        try await ServingProgram.run { program in
            let client = try await program.socket("/v1/realtime")
            let before = try await program.settledMegabytes()
            let nonsense = frame(1, Data("{]".utf8))
            let flood = Data((0..<100).flatMap { _ in nonsense })
            async let errors = {
                var text = ""
                var errors = 0
                while errors < 20_000 {
                    let more = try await client.read()
                    guard !more.isEmpty else { break }
                    text += String(decoding: more, as: UTF8.self)
                    errors += text.components(separatedBy: #""invalid_event""#).count - 1
                    text = String(text.suffix(14))
                }
                return errors
            }()
            for _ in 0..<200 { try await client.send(flood) }
            try await requireAnswer(program)

            #expect(try await errors == 20_000)
            #expect(try await program.growth(since: before, below: 150) < 150)
        }
    }
}
