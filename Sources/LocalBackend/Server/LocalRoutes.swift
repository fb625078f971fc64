import EchoServing
import EchoWire
import NIOHTTP1

/// The places of the published API that are served here.
struct LocalRoutes: Sendable {
    private static let keySubprotocol = "openai-insecure-api-key."
    /// The published limit of an uploaded recording is 25 MB; the form around it is small.
    private static let form = RouteBody(mediaType: "multipart/form-data", bytes: 25_000_000 + (64 << 10))

    private let configuration: LocalServerConfiguration
    private let requests: RequestPerformer
    private let key: RequestCheck

    init(configuration: LocalServerConfiguration) {
        self.configuration = configuration
        requests = RequestPerformer(configuration: configuration)
        key = .bearer(configuration.token, subprotocolPrefix: Self.keySubprotocol)
    }

    var all: [Route] {
        [
            realtime,
            duplex,
            interpreter,
            responsesSocket,
            Route(.GET, "/v1/models", key) { [configuration] _ in
                .whole(LocalModels.answer(configuration.offeredModels))
            },
            Route(.GET, "/v1/models/{id...}", key) { [configuration] in
                .whole(LocalModels.answer(for: $0.id, configuration.offeredModels))
            },
            post("/v1/embeddings", requests.embed),
            post("/v1/responses", requests.respond),
            post("/v1/responses/input_tokens", requests.inputTokens),
            // No answer has this name: who asks for compaction is not told to read or delete one.
            Route(.POST, "/v1/responses/compact", key, body: .json()) { _ in .whole(Self.noCompaction) },
            route(.GET, "/v1/responses/{id}", requests.response),
            Route(.DELETE, "/v1/responses/{id}", key) { [requests] in .whole(requests.responses.delete($0.id)) },
            route(.GET, "/v1/responses/{id}/input_items", requests.inputItems),
            Route(.POST, "/v1/responses/{id}/cancel", key, body: .json()) { [requests] in
                .whole(requests.responses.cancel($0.id))
            },
            post("/v1/chat/completions", requests.chat),
            post("/v1/audio/speech", requests.speak),
            post("/v1/audio/transcriptions", requests.transcribe, Self.form),
        ]
    }

    private static let noCompaction = HTTPAnswer.problem(
        SessionProblem(
            code: "unknown_url",
            message:
                "This server has no POST /v1/responses/compact. Ask for context_management in /v1/responses instead.",
            status: 404))

    private typealias Performance = @Sendable (PlainRequest) async throws(SessionProblem) -> HTTPReply

    /// Ends what nobody waits for.
    func stop() { requests.stop() }

    private func post(_ path: RoutePath, _ perform: @escaping Performance, _ body: RouteBody = .json()) -> Route {
        route(.POST, path, perform, body)
    }

    private func route(
        _ method: HTTPMethod, _ path: RoutePath, _ perform: @escaping Performance, _ body: RouteBody? = nil
    ) -> Route {
        Route(method, path, key, body: body) { request in
            do throws(SessionProblem) {
                return try await perform(request)
            } catch {
                return .whole(.problem(error))
            }
        }
    }

    /// `model` is whatever the client asks for; a client that speaks of the protocol that is gone is told so by its
    /// session.
    private var realtime: Route {
        Route(
            socket: "/v1/realtime", key, subprotocol: "realtime",
            lastWord: { [configuration] close in
                var ids = IdentifierSource(seed: configuration.seed())
                let error = ErrorEvent(eventID: ids.next("event"), error: ErrorDetail(.turnedAway(close)))
                return ServerEvent.error(error).json.text
            }
        ) { [configuration] request, socket in
            let kind = request.query["intent"] == "transcription" ? SessionKind.transcription : .realtime
            let session = LocalSession(
                configuration: LocalSession.Configuration(
                    model: request.query["model"] ?? kind.standardModel, kind: kind,
                    models: configuration.offeredModels,
                    isBeta: request.head.headers.contains(name: "openai-beta"), timeZone: configuration.timeZone,
                    seed: configuration.seed(), limit: configuration.sessionLimit))
            await SessionPerformer(configuration: configuration, session: session).run(on: socket)
        }
    }

    /// Takes the key as a header only, as the published server does.
    private var duplex: Route {
        Route(
            socket: "/v1/live/sessions", .bearer(configuration.token),
            lastWord: { [configuration] close in
                var ids = IdentifierSource(seed: configuration.seed())
                let detail = LiveErrorDetail(DuplexProblem(.turnedAway(close)), of: nil)
                return LiveErrorEvent(eventID: ids.next("event"), error: detail).json.text
            }
        ) { [configuration] _, socket in
            let session = DuplexSession(
                configuration: DuplexSession.Configuration(
                    models: configuration.offeredModels, timeZone: configuration.timeZone, seed: configuration.seed(),
                    limit: configuration.duplexSessionLimit, patience: configuration.duplexPatience))
            await SessionPerformer(configuration: configuration, session: session).run(on: socket)
        }
    }

    private var interpreter: Route {
        Route(
            socket: "/v1/realtime/translations", key, subprotocol: "realtime",
            lastWord: { [configuration] close in
                var ids = IdentifierSource(seed: configuration.seed())
                let error = ErrorEvent(eventID: ids.next("event"), error: ErrorDetail(.turnedAway(close)))
                return TranslationServerEvent.error(error).json.text
            }
        ) { [configuration] request, socket in
            let session = TranslationSession(
                configuration: TranslationSession.Configuration(
                    model: request.query["model"] ?? LocalModels.names(for: .translation)[0],
                    models: configuration.offeredModels, hasTranslator: !configuration.translators.isEmpty,
                    seed: configuration.seed(), limit: configuration.sessionLimit))
            await SessionPerformer(configuration: configuration, session: session).run(on: socket)
        }
    }

    private var responsesSocket: Route {
        Route(
            socket: "/v1/responses", key, subprotocol: "realtime",
            lastWord: { ResponsesSocket.event(.turnedAway($0)).text }
        ) { [configuration, requests] _, socket in
            await ResponsesSocket(configuration: configuration, responses: requests.responses).run(on: socket)
        }
    }
}
