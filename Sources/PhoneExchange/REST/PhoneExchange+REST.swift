import EchoServing
import EchoWire
import Foundation
import NIOHTTP1

extension PhoneExchange {
    var routes: [Route] {
        let calls: RoutePath = "/2010-04-01/Accounts/{account}/Calls.json"
        let call: RoutePath = "/2010-04-01/Accounts/{account}/Calls/{call}"
        return [
            Route(.POST, calls, .anyone, body: .form()) { [self] in await answer($0, .place) },
            Route(.GET, calls, .anyone) { [self] in await answer($0, .list) },
            Route(.POST, call, .anyone, body: .form()) { [self] in await answer($0, .change) },
            Route(.GET, call, .anyone) { [self] in await answer($0, .show) },
        ]
    }

    private enum Command: Sendable { case place, list, change, show }

    private func answer(_ request: PlainRequest, _ command: Command) async -> HTTPReply {
        if let slowness = faults.slowness { try? await Task.sleep(for: slowness) }
        let path = String(request.head.uri.prefix { $0 != "?" })
        var answer: HTTPAnswer
        do throws(RESTProblem) {
            guard keys.admit(request.head.headers) else { throw .unauthorized }
            guard request.parameters["account"] == configuration.account else { throw .notFound(path: path) }
            if let status = faults.status { throw .madeUp(status: status) }
            answer = try perform(command, request)
        } catch {
            answer = error.answer
            if answer.status == .tooManyRequests { answer.headers["Retry-After"] = "1" }
        }
        eventLog.note(
            .request(method: request.head.method.rawValue, path: path, status: Int(answer.status.code)))
        return .whole(answer)
    }

    private func perform(_ command: Command, _ request: PlainRequest) throws(RESTProblem) -> HTTPAnswer {
        switch command {
        case .place: try place(request)
        case .list: list(request)
        case .change: try change(request)
        case .show: try show(request)
        }
    }

    private func place(_ request: PlainRequest) throws(RESTProblem) -> HTTPAnswer {
        let call = try CallForm(query: request.form).outgoing(from: configuration.number)
        return HTTPAnswer(status: .created, body: begin(call).json)
    }

    private func list(_ request: PlainRequest) -> HTTPAnswer {
        let status = request.query["Status"]
        let calls = runs.values.map(\.call).filter { status == nil || $0.status.rawValue == status }
        return HTTPAnswer(status: .ok, body: ["calls": .array(calls.map(\.json))])
    }

    private func show(_ request: PlainRequest) throws(RESTProblem) -> HTTPAnswer {
        HTTPAnswer(status: .ok, body: try run(request).call.json)
    }

    private func change(_ request: PlainRequest) throws(RESTProblem) -> HTTPAnswer {
        let (run, form) = (try run(request), CallForm(query: request.form))
        guard !run.call.status.isOver else { throw .isOver }
        let isAnswered = run.call.answered != nil
        switch request.form["Status"] {
        case "completed": run.control.end(isAnswered ? nil : .canceled)
        case "canceled":
            // Only a call that nobody has taken yet can be called off.
            if !isAnswered { run.control.end(.canceled) }
        default:
            guard let program = try form.program() else { throw .noProgram }
            guard isAnswered else { throw .isOver }
            run.control.change(to: program)
        }
        return HTTPAnswer(status: .ok, body: run.call.json)
    }

    private func run(_ request: PlainRequest) throws(RESTProblem) -> CallRun {
        let name = request.parameters["call"] ?? ""
        guard name.hasSuffix(".json"), let run = runs[CallSID(String(name.dropLast(5)))] else {
            throw .notFound(path: "/Calls/\(name)")
        }
        return run
    }
}
