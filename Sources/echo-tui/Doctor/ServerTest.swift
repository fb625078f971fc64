import Echo
import EchoScreen
import EchoStore
import Foundation

/// Tests a server for the doctor, and prints each row as it is known; or prints what was found the last time.
struct ServerTest {
    let report: DoctorReport
    let options: ServerOptions
    let write: (String) -> Void
    var tables: any ServerTablesProtocol = ServerTablesFile(path: Paths.ofThisProcess.serverTablesFile)

    /// - Returns: whether a conversation can be held there.
    func run() async -> Bool {
        let survey = await survey()
        if let words = report.text(announcing: ServerWording.cost) { write("\n" + words) }
        let rows = AsyncStream<SurveyRow>.makeStream()
        async let found = Self.found(by: survey, rows.continuation)
        for await row in rows.stream {
            if let line = report.text(of: ServerTable.Row(row, hiding: survey.withoutSecrets)) { write(line) }
        }
        let result = await found
        let table = ServerTable(result, on: CalendarDay(Date()), hiding: survey.withoutSecrets)
        if let facts = report.text(of: table.facts) { write("\n" + facts) }
        if let json = report.json(table) { write(json) }
        if await !tables.keep(table) {
            let finding = Finding.caution(
                "Server", "the table could not be saved",
                advice: "Check that \(Paths.ofThisProcess.stateDirectory.path) can be written.")
            write(report.text(of: finding))
        }
        return result.isUsable
    }

    /// Prints what was found of the server in use the last time it was tested.
    func recall() async {
        let address = options.url ?? EchoConfiguration.openAI
        guard let table = await tables.table(of: ServerSurvey.shown(address)) else { return }
        if let facts = report.text(of: table.facts) { write("\n" + facts) }
        for line in table.rows.compactMap(report.text) { write(line) }
        if let json = report.json(table) { write(json) }
    }

    private static func found(
        by survey: ServerSurvey, _ rows: AsyncStream<SurveyRow>.Continuation
    ) async -> ServerReport {
        defer { rows.finish() }
        return await survey.report { rows.yield($0) }
    }

    /// By the person's own settings, with the model that was named.
    private func survey() async -> ServerSurvey {
        let environment = ProcessInfo.processInfo.environment
        let store = TOMLSettingsStore(
            path: options.configFile.path, catalog: CompositionRoot.catalog, environment: environment)
        let preferences = store.load()
        let server = ServerChoice(options, environment: environment)
        var launch = LaunchOptions(server: options)
        launch.mode = .text
        var configuration = EchoConfiguration(preferences, launch, url: server.url)
        configuration.adopt(environment: environment)
        var key = server.key
        if key == nil { key = (try? await server.finder.key())?.reveal() }
        let refusals = RefusalsFile(path: Paths.ofThisProcess.refusalsFile)
        return Echo(key: key, configuration: configuration, refusals: refusals).survey(model: options.model)
    }
}
