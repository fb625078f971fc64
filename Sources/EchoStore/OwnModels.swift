import Echo
import EchoScreen

/// The known models together with the person's own file of them.
struct OwnModels: Sendable {
    var catalogue = ModelCatalogue.published
    /// Models that only the file has.
    var added: Set<String> = []
    var problems: [SettingsProblem] = []

    init() {}

    /// Without the file, what was published.
    init(file: TOMLFile) {
        do throws(SettingsStoreError) {
            guard let text = try file.contents() else { return }
            let reader = TOMLModelsReader(text, file: file.path)
            (catalogue, added, problems) = (reader.catalogue, reader.added, reader.problems)
        } catch {
            problems = [
                SettingsProblem(file: file.path, reason: error.reason, consequence: "The file is not used.")
            ]
        }
    }
}

extension EnginePreferences {
    /// The models of the person's own file: the server has them.
    mutating func adopt(_ own: OwnModels) {
        models = own.catalogue
        additionalModels.formUnion(own.added)
    }
}
