/// How servers refuse in a language that is not English: most hand on the words of whoever runs them.
///
/// What the language calls functions is left out where features are called the same.
struct RefusalLanguage: Sendable, Hashable {
    /// What tools and their use are called, in lower case and without apostrophes.
    let tools: [String]
    /// What thinking is called, in lower case.
    var thoughts: [String] = []
    /// How something is said not to be there; "#" stands for it.
    let denials: [WordPattern]
    /// How a field is said not to be known; "#" stands for it.
    var strangers: [WordPattern] = []

    /// Words of the API that every language takes over.
    private static let english = ["tools", "tool calls", "tool calling", "function calling", "function calls"]

    var patterns: [RefusalPattern] {
        [
            RefusalPattern(option: .tools, things: Self.english + tools, sayings: denials + strangers),
            RefusalPattern(
                option: .effort, things: ["reasoning", "thinking"] + thoughts, sayings: denials + strangers),
        ]
    }

    /// How a field is said not to be known, whichever it is.
    var absences: [WordPattern] { strangers.map(\.withoutName) }

    /// Another reason than that something is not there, in lower case: an outage, a limit of the account, a rule.
    static let otherReasons = [
        "vorübergehend", "später", "erneut", "nicht verfügbar bis", "kontingent", "guthaben",
        "überlast", "wartung", "richtlinie", "derzeit nicht verfügbar", "momentan nicht verfügbar",
        "réessay", "plus tard", "surcharg", "crédit", "politique", "actuellement indisponible", "temporairement",
        "temporalmente", "inténtelo de nuevo", "inténtalo de nuevo", "más tarde", "cuota", "crédito", "saldo",
        "sobrecarg",
        "mantenimiento", "política", "temporaneamente", "riprova", "più tardi", "manutenzione", "temporariamente",
        "tente novamente", "mais tarde", "manutenção", "tijdelijk", "later opnieuw", "onderhoud", "временно", "позже",
        "повторите", "квот", "баланс", "перегруж", "обслуживан", "политик", "暂时", "暫時", "稍后",
        "稍後", "重试", "重試", "配额", "配額", "余额", "餘額", "繁忙", "过载", "過載", "维护", "維護", "欠费", "违规",
        "敏感", "一時的", "再試行", "残高", "メンテナンス", "混雑", "ポリシー", "일시적", "나중에", "다시 시도", "할당량", "잔액",
        "점검", "정책",
    ]

    static let all = [german, french, spanish, italian, portuguese, dutch, russian, chinese, japanese, korean]

    private static let german = RefusalLanguage(
        tools: [
            "werkzeuge", "werkzeugaufrufe", "werkzeug-aufrufe", "toolaufrufe", "tool-aufrufe", "funktionsaufrufe",
            "tool-nutzung", "werkzeugnutzung",
        ],
        thoughts: ["nachdenken", "denkmodus"],
        denials: [
            "# nicht unterstützt", "# wird nicht unterstützt", "# werden nicht unterstützt",
            "# wird … nicht unterstützt", "# werden … nicht unterstützt", "unterstützt # nicht",
            "unterstützt keine #", "unterstützt kein #", "keine unterstützung für #", "# nicht verfügbar",
            "# ist nicht verfügbar", "# sind nicht verfügbar", "# ist deaktiviert", "# sind deaktiviert",
            "# ist nicht aktiviert", "# sind nicht aktiviert", "# ist nicht implementiert",
            "# sind nicht implementiert",
            "kann keine # verwenden", "kann # nicht verwenden",
        ],
        strangers: [
            "unbekannter parameter: #", "unbekannter parameter #", "unbekanntes feld: #", "unbekanntes feld #",
            "unbekanntes argument: #", "parameter # ist unbekannt", "nicht unterstützter parameter: #",
            "parameter # wird nicht unterstützt", "feld # wird nicht unterstützt",
        ])

    private static let french = RefusalLanguage(
        tools: [
            "outils", "appels doutils", "appel doutils", "lappel doutils", "lutilisation doutils",
            "utilisation doutils", "appels de fonctions", "appel de fonctions", "lappel de fonctions",
        ],
        thoughts: ["raisonnement", "réflexion"],
        denials: [
            "ne prend pas en charge #", "ne prend pas en charge les #", "ne prend pas en charge le #",
            "ne prend pas en charge la #", "ne prend pas en charge l'#", "ne supporte pas #", "ne supporte pas les #",
            "ne supporte pas le #", "ne supporte pas la #", "ne supporte pas l'#", "# ne sont pas pris en charge",
            "# ne sont pas prises en charge", "# n'est pas pris en charge", "# n'est pas prise en charge",
            "# non pris en charge", "# non prise en charge", "# non supporté", "# non supportés",
            "# n'est pas supporté", "# n'est pas supportée", "# ne sont pas supportés", "# n'est pas disponible",
            "# ne sont pas disponibles", "# n'est pas activé", "# ne sont pas activés", "# est désactivé",
            "# sont désactivés",
        ],
        strangers: [
            "paramètre inconnu : #", "paramètre inconnu: #", "champ inconnu : #", "champ inconnu: #",
            "paramètre non pris en charge : #", "paramètre non pris en charge: #",
            "paramètre # n'est pas pris en charge", "paramètre # est inconnu",
        ])

    private static let spanish = RefusalLanguage(
        tools: [
            "herramientas", "uso de herramientas", "llamadas a herramientas", "llamadas a funciones",
            "llamada a funciones", "llamadas de funciones",
        ],
        thoughts: ["razonamiento"],
        denials: [
            "no admite #", "no admite las #", "no admite el #", "no soporta #", "no soporta las #", "no soporta el #",
            "no es compatible con #", "no es compatible con las #", "no es compatible con el #", "# no es compatible",
            "# no son compatibles", "# no está soportado", "# no están soportadas", "# no soportado",
            "# no soportadas", "# no se admite", "# no se admiten", "# no está disponible", "# no están disponibles",
            "# no está habilitado", "# no están habilitadas", "# están deshabilitadas", "sin soporte para #",
        ],
        strangers: [
            "parámetro desconocido: #", "campo desconocido: #", "parámetro no admitido: #",
            "parámetro no soportado: #", "parámetro # no es compatible", "parámetro # no se admite",
            "parámetro # no está soportado",
        ])

    private static let italian = RefusalLanguage(
        tools: [
            "strumenti", "uso di strumenti", "uso degli strumenti", "chiamate di funzione", "chiamata di funzioni",
        ],
        thoughts: ["ragionamento"],
        denials: [
            "non supporta #", "non supporta gli #", "non supporta il #", "non supporta le #", "non supporta la #",
            "non supporta l'#", "# non è supportato", "# non è supportata", "# non sono supportati",
            "# non sono supportate", "# non supportato", "# non supportati", "# non è disponibile",
            "# non sono disponibili", "# non è abilitato", "# non sono abilitati", "# sono disabilitati",
        ],
        strangers: [
            "parametro sconosciuto: #", "campo sconosciuto: #", "parametro non supportato: #",
            "parametro # non è supportato",
        ])

    private static let portuguese = RefusalLanguage(
        tools: [
            "ferramentas", "uso de ferramentas", "chamadas de ferramentas", "chamadas de função", "chamada de função",
            "chamada de funções",
        ],
        thoughts: ["raciocínio"],
        denials: [
            "não suporta #", "não suporta o #", "não suporta as #", "não oferece suporte a #", "não aceita #",
            "não é compatível com #", "# não é suportado", "# não é suportada", "# não são suportadas",
            "# não suportado", "# não suportadas", "# não está disponível", "# não estão disponíveis",
            "# não está habilitado", "# não estão habilitadas", "# estão desativadas",
        ],
        strangers: [
            "parâmetro desconhecido: #", "campo desconhecido: #", "parâmetro não suportado: #",
            "parâmetro # não é suportado",
        ])

    private static let dutch = RefusalLanguage(
        tools: ["hulpmiddelen", "functieaanroepen", "toolaanroepen"],
        thoughts: ["redeneren"],
        denials: [
            "ondersteunt geen #", "ondersteunt # niet", "# wordt niet ondersteund", "# worden niet ondersteund",
            "# niet ondersteund", "# is niet beschikbaar", "# zijn niet beschikbaar", "# is uitgeschakeld",
            "# zijn uitgeschakeld",
        ],
        strangers: ["onbekende parameter: #", "onbekend veld: #", "parameter # wordt niet ondersteund"])

    private static let russian = RefusalLanguage(
        tools: [
            "инструменты", "инструментов", "вызов инструментов", "вызовы инструментов", "вызов функций",
            "вызовы функций", "использование инструментов",
        ],
        thoughts: ["рассуждения", "рассуждение"],
        denials: [
            "не поддерживает #", "не поддерживают #", "# не поддерживается", "# не поддерживаются", "# недоступны",
            "# недоступен", "# недоступно", "# отключены", "# отключен", "нет поддержки #",
        ],
        strangers: [
            "неизвестный параметр: #", "неизвестное поле: #", "неподдерживаемый параметр: #",
            "параметр # не поддерживается",
        ])

    /// "不支持工具返回的图片" is about pictures: the bare word for a tool stands there with what follows it alone.
    private static let chinese = RefusalLanguage(
        tools: [
            "工具调用", "工具呼叫", "工具使用", "使用工具", "调用工具", "函数调用", "函式呼叫", "工具参数", "工具功能", "工具。",
            "function call", "tool call",
        ],
        thoughts: ["思考模式", "深度思考", "思考功能"],
        denials: [
            "不支持#", "不支持 #", "不支持进行#", "不支持使用#", "不支持使用 #", "不支援#", "不支援 #", "未支持#", "没有#",
            "#不受支持", "# 不受支持", "#不被支持", "# 不被支持", "#不支持", "# 不支持", "#功能不受支持", "#不可用", "# 不可用",
            "#未启用", "# 未启用", "未启用#", "未启用 #", "未开启#", "#未开启", "#已禁用", "# 已禁用",
        ],
        strangers: [
            "未知参数: #", "未知参数：#", "未知参数 #", "未知字段: #", "未知字段：#", "不支持的参数: #", "不支持的参数：#",
            "不支持参数 #", "不支持参数: #", "不支持参数：#", "参数 # 不支持", "参数#不支持", "参数 # 不受支持",
        ])

    private static let japanese = RefusalLanguage(
        tools: ["ツール", "ツール呼び出し", "ツールの使用", "関数呼び出し"],
        thoughts: ["推論モード", "思考モード"],
        denials: [
            "#はサポートされていません", "# はサポートされていません", "#がサポートされていません", "#をサポートしていません",
            "# をサポートしていません", "#はサポートしていません", "#に対応していません", "# に対応していません",
            "#には対応していません", "#は利用できません", "# は利用できません", "#は使用できません", "#は無効です",
        ],
        strangers: ["不明なパラメータ: #", "不明なパラメーター: #", "パラメータ # はサポートされていません"])

    private static let korean = RefusalLanguage(
        tools: ["도구", "도구 호출", "도구 사용", "함수 호출"],
        thoughts: ["추론", "사고 모드"],
        denials: [
            "#를 지원하지 않", "#을 지원하지 않", "# 를 지원하지 않", "# 을 지원하지 않", "# 기능을 지원하지 않",
            "#은 지원되지 않", "#는 지원되지 않", "#이 지원되지 않", "#가 지원되지 않", "#을 사용할 수 없", "#를 사용할 수 없",
        ],
        strangers: ["알 수 없는 매개변수: #", "알 수 없는 파라미터: #", "지원되지 않는 매개변수: #"])
}
