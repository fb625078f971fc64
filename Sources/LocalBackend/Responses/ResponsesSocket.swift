import EchoServing
import EchoWire
import Foundation
import NIOCore
import NIOFoundationCompat
import Synchronization

/// Serves the Responses API over one WebSocket: any number of answers, each as the events of its stream.
struct ResponsesSocket: Sendable {
    let configuration: LocalServerConfiguration
    let responses: ResponsesPerformer

    func run(on connection: ServerSocket) async {
        let lanes = ResponseLaneQueue(seed: configuration.seed())
        await connection.run { inbound in
            await withDiscardingTaskGroup { group in
                group.addTask { await expire(connection) }
                group.addTask {
                    await connection.untilDraining()
                    await leaveIfDone(lanes, connection)
                }
                do {
                    for try await message in inbound {
                        guard let request = await read(message, lanes, connection) else { continue }
                        group.addTask { await serve(request, lanes, connection) }
                    }
                } catch {}
                group.cancelAll()
            }
        }
    }

    /// What is to be answered now.
    private func read(
        _ message: WebSocketMessage, _ lanes: ResponseLaneQueue, _ connection: ServerSocket
    ) async -> ResponsesSocketMessage.Request? {
        do throws(ResponsesSocketMessage.Unreadable) {
            guard case .text(let bytes) = message else {
                throw .init(problem: .invalidEvent("Binary messages are not supported; send JSON text."))
            }
            switch try ResponsesSocketMessage(Data(buffer: bytes, byteTransferStrategy: .noCopy)) {
            case .create(let request):
                switch lanes.receive(request) {
                case .begin: return request
                case .wait: return nil
                case .refuse(let problem): throw .init(problem: problem, lane: request.lane)
                }
            case .cancel(let id): lanes.cancel(id)
            case .steer(let request): try? await steer(request, lanes, connection)
            }
        } catch {
            try? await refuse(error.problem, error.lane, connection)
        }
        return nil
    }

    private func serve(
        _ first: ResponsesSocketMessage.Request, _ lanes: ResponseLaneQueue, _ connection: ServerSocket
    ) async {
        var next: ResponsesSocketMessage.Request? = first
        while let request = next {
            do {
                let successor = try await answer(request, lanes, connection)
                next = successor ?? lanes.next(in: request.lane)
            } catch {
                return connection.abandon()
            }
        }
        await leaveIfDone(lanes, connection)
    }

    /// The server stops: what is asked for is finished, nothing else is waited for.
    private func leaveIfDone(_ lanes: ResponseLaneQueue, _ connection: ServerSocket) async {
        guard connection.isDraining, lanes.isIdle else { return }
        await connection.close(.serverStops)
    }

    /// What the client says to an answer is told to be heard before the answer ends for it.
    private func steer(_ request: SteerRequest, _ lanes: ResponseLaneQueue, _ connection: ServerSocket) async throws {
        switch lanes.steer(request) {
        case .accepted(let id, let run, let lane, let number):
            try await send([Self.json(request.accepted(id, number).json, lane)], connection)
            run.steer()
        case .pending(let id, let calls, let lane, let number):
            try await send([Self.json(request.pending(id, number, for: calls).json, lane)], connection)
        case .failed(let failure, let number):
            try await send([request.failed(nil, number, failure).json], connection)
        }
    }

    /// - Returns: The request that follows it, if more was said to it.
    private func answer(
        _ request: ResponsesSocketMessage.Request, _ lanes: ResponseLaneQueue, _ connection: ServerSocket
    ) async throws -> ResponsesSocketMessage.Request? {
        let request = lanes.completed(request)
        let run: ResponseRun
        var make: @Sendable (ResponseRun) async -> Void
        do throws(SessionProblem) {
            (run, make) = try responses.open(request.fields, find: lanes.kept)
        } catch {
            try await refuse(error, request.lane, connection)
            return nil
        }
        if !request.isGenerated { make = { [now = configuration.now] in $0.take(.finished(now())) } }
        lanes.begin(run, request)
        do {
            try await responses.serve(run, make) { events in
                try await send(events.map { Self.json($0.json, request.lane) }, connection)
            }
        } catch {
            _ = lanes.end(run)
            throw error
        }
        return try await successor(of: run, in: request.lane, lanes, connection)
    }

    private func successor(
        of run: ResponseRun, in lane: String?, _ lanes: ResponseLaneQueue, _ connection: ServerSocket
    ) async throws -> ResponsesSocketMessage.Request? {
        switch lanes.end(run) {
        case .request(let next, let steer):
            guard (try? responses.open(next.fields, find: lanes.kept)) != nil else {
                let number = lanes.nextSteerNumber()
                let failed = steer.request.failed(steer.id, number, .successorFailed)
                try await send([Self.json(failed.json, lane)], connection)
                return nil
            }
            return next
        case .pending(let steer, let calls, let number):
            // It was said before, unless the calls came after it.
            let pending = steer.request.pending(steer.id, number, for: calls)
            try await send([Self.json(pending.json, lane)], connection)
            return nil
        case nil: return nil
        }
    }

    /// A connection lasts as long as a session.
    private func expire(_ connection: ServerSocket) async {
        guard (try? await Task.sleep(for: configuration.sessionLimit)) != nil else { return }
        try? await refuse(.connectionLimit, nil, connection)
        await connection.close(.normal)
    }

    private func refuse(_ problem: SessionProblem, _ lane: String?, _ connection: ServerSocket) async throws {
        try await send([Self.json(Self.event(problem), lane)], connection)
    }

    /// As the protocol tells of an error.
    static func event(_ problem: SessionProblem) -> JSONValue {
        let error: JSONObject = [
            "type": .string(problem.type), "code": .string(problem.code), "message": .string(problem.message),
            "param": problem.parameter.map { .string($0) } ?? .null,
        ]
        return ["type": "error", "status": .integer(problem.status), "error": .object(error)]
    }

    private func send(_ events: [JSONValue], _ connection: ServerSocket) async throws {
        try await connection.send(events.map { ByteBuffer(data: $0.data) }, within: configuration.writeTimeout)
    }

    private static func json(_ event: JSONValue, _ lane: String?) -> JSONValue {
        guard let lane, var object = event.object else { return event }
        object["stream_id"] = .string(lane)
        return .object(object)
    }
}
