public import Echo
public import Foundation

/// How the screen begins.
public struct ScreenSetup {
    public var server: ServerIdentity
    public var mode = ConversationMode.audio
    /// The model that the command line names for this mode; nil for the one of the settings.
    public var namedModel: String?
    public var preferences = StoredPreferences()
    /// The themes there are, by name.
    public var themes = ["dark"]
    /// The theme of this start alone; nil for the one that is kept.
    public var theme: String?
    public var timeZone = TimeZone.current
    /// The person never was here before.
    public var isFirstRun = false
    /// The kept conversation to go on with; nil for a new one.
    public var resumption: Resumption?
    /// There is a screen, which can be lent to pagers and editors.
    public var hasScreen = true
    /// The replacement of saved names of models that end; nil for none.
    public var migration: ModelMigration?

    public init(server: ServerIdentity) { self.server = server }

    /// What is chosen for this start.
    var chosen: Preferences {
        var chosen = preferences.chosen
        chosen.theme = theme ?? chosen.theme
        return chosen
    }

    var shownTheme: String { theme ?? preferences.theme ?? ThemeChoice.automatic }

    /// Models beyond the published ones that the settings or the command line name.
    var otherModels: Set<String> { preferences.engine.additionalModels.union([server.model]) }
}

extension ScreenPresenter {
    init(_ setup: ScreenSetup, catalog: Catalog) {
        self.init(
            server: setup.server, mode: setup.mode, catalog: catalog, preferences: setup.chosen,
            theme: setup.shownTheme, timeZone: setup.timeZone, isFirstRun: setup.isFirstRun,
            keepsTabs: !setup.hasScreen)
    }
}
